// What is asked, in English; the thing asked stands between asterisks.
import type { Catalogue } from '../catalogue.ts';
import { spaceName } from '../names.ts';
import { count, player } from './lexicon.ts';

export const prompts: Catalogue['prompts'] = {
  setup: () => '**Spread your 23 units over the three front boxes**, in secret.',
  arrive: () =>
    'The January reinforcements are here. **Give each of the 21 units a front box**, in secret.',
  recover: () =>
    '**Buy back lost units** with morale points and choose their front boxes, or press Done.',
  lay: () =>
    '**Lay the supports you want to use on your fronts**, in secret, then commit. Later each may serve only a strategy of its front.',
  event: () => 'International situation: **roll the die**.',
  special: () => '**Move units along your lines and place Possession markers**, then press Done.',
  shuffle: () => 'The Finnish strategies are **shuffled** face down.',
  boxes: () =>
    '**Put your strategies into front boxes.** When you commit, Finland sees how many lie on each front.',
  plan: (_, side) =>
    side === 'soviet'
      ? '**Give each strategy its units and supports**, then commit.'
      : '**Put your strategies into boxes and give them** their units, supports, Environment and Entrenchments, then commit.',
  place: () => '**Place a strategy face down on the space it attacks**, or end the deployment.',
  answer: ({ space }) =>
    `${spaceName(space)} is under attack. **Answer with a strategy of this front**, or decline.`,
  draw: () => 'The Finnish means are **drawn by lot**.',
  pick: () => '**Choose the next confrontation**, or end the combats.',
  six: ({ space, left }) =>
    `At most six units fight at ${spaceName(space)}. **Choose ${left} more.**`,
  meretskov: ({ space }) =>
    `**Meretskov at ${spaceName(space)}:** breach the fortified line, or double the artillery?`,
  timoshenko: ({ space }) =>
    `**Timoshenko at ${spaceName(space)}:** double the Finnish losses, or add one point to every bonus?`,
  mannerheim: ({ space }) =>
    `**Mannerheim at ${spaceName(space)}:** keep the right to forbid a retreat, or take two points from the Soviet force?`,
  round: ({ space, round }) => `${spaceName(space)}, round ${round}: **roll the die**.`,
  hold: ({ space, losses }) =>
    `You are driven out of ${spaceName(space)} with ${count(losses, 'loss', 'losses')}. **Hold** at twice the price, or fall back?`,
  nkvd: ({ space, losses }) =>
    `You are thrown back from ${spaceName(space)} with ${count(losses, 'loss', 'losses')}. **Send in the NKVD** at twice the price, or fall back?`,
  losses: ({ soviet, finland, space }, side) =>
    `${spaceName(space)}: **choose ${count(side === 'soviet' ? soviet : finland, 'unit', 'units')} to lose** among those engaged.`,
  'fight-on': ({ space }) =>
    `${spaceName(space)} still holds. **Fight a second round?** To stop is to lose the combat.`,
  advance: ({ space }) =>
    `${spaceName(space)} is yours. **Choose the units that move in**, at least one, then press Done.`,
  second: ({ space }) =>
    `${spaceName(space)} has fallen. **Choose a connected space for the second attack**, or stop here.`,
  take: ({ space }) => `**Choose the units that go on to ${spaceName(space)}**, at least one.`,
  stand: ({ space, losses }) =>
    `The force must retreat beyond ${spaceName(space)}. **Send in the NKVD** and lose ${count(losses, 'more unit', 'more units')}, or fall back?`,
  retreat: ({ space }) =>
    `More than half of the force is lost. **Choose where it retreats to** from ${spaceName(space)}.`,
  withdraw: () => '**Take scouts back from the map**, or press Done.',
  harass: () => '**Harass a Soviet-held space with one to three scouts**, or pass.',
  expose: () => 'The Finns infiltrate. **Choose the space they strike**.',
  patrol: ({ space }) => `Scouts gather at ${spaceName(space)}: **roll for their number**.`,
  infiltrate: ({ space, scouts }) =>
    `${count(scouts, 'scout unit strikes', 'scout units strike')} at ${spaceName(space)}: **roll the die**.`,
  stay: ({ space, scouts }) =>
    `${spaceName(space)} is cut off. **How many of the ${scouts} SCT stay there?**`,
  attrition: ({ unit }) => `A pocket starves and loses one ${unit}. **Choose its space.**`,
};

const one = (what: string) => (_: unknown, sides: readonly string[]) =>
  `${sides.map(player).join(' and ') || 'Chance'} ${what}.`;

export const waiting: Catalogue['waiting'] = {
  setup: one('spreads their units over the fronts'),
  arrive: one('distributes the January reinforcements'),
  recover: one('decides which lost units come back'),
  lay: (_, sides) =>
    sides.length > 1
      ? 'Both sides lay their supports on the fronts.'
      : `${player(sides[0])} lays supports on the fronts.`,
  event: () => 'Rolling for the international situation.',
  special: one('moves units along their lines'),
  shuffle: () => 'The Finnish strategies are shuffled.',
  boxes: one('puts strategies into front boxes'),
  plan: (_, sides) =>
    sides.length > 1
      ? 'Both sides load their strategies.'
      : `${player(sides[0])} loads their strategies.`,
  place: one('chooses what to attack'),
  answer: ({ space }, sides) => `${player(sides[0])} considers an answer at ${spaceName(space)}.`,
  draw: () => 'The Finnish means are drawn.',
  pick: one('chooses the next confrontation'),
  six: one('chooses the six units that fight'),
  meretskov: one('chooses what Meretskov does'),
  timoshenko: one('chooses what Timoshenko does'),
  mannerheim: one('chooses what Mannerheim does'),
  round: ({ space }) => `Rolling the die at ${spaceName(space)}.`,
  hold: one('decides whether to hold'),
  nkvd: one('decides whether to send in the NKVD'),
  losses: (_, sides) =>
    sides.length > 1 ? 'Both sides choose their losses.' : `${player(sides[0])} chooses losses.`,
  'fight-on': one('decides whether to fight on'),
  advance: one('chooses the units that move in'),
  second: one('considers a second attack'),
  take: one('chooses the units that go on'),
  stand: one('decides whether to send in the NKVD'),
  retreat: one('chooses where to retreat'),
  withdraw: one('decides which scouts come back'),
  harass: one('considers an infiltration'),
  expose: one('chooses the space that is infiltrated'),
  patrol: () => 'Rolling for the number of scouts.',
  infiltrate: ({ space }) => `Rolling for the scouts at ${spaceName(space)}.`,
  stay: one('decides how many scouts stay'),
  attrition: one('chooses the unit that starves'),
};

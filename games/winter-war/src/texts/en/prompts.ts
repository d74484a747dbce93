// What is asked, who is waited for, and what has ended, in English.
import type { Catalogue } from '../catalogue.ts';
import { hex, hexes, list, many, unit } from './lexicon.ts';

export const prompts: Catalogue['prompts'] = {
  'deploy-finland': () =>
    '**Deploy your units** anywhere in Finland, face down: 6-6-2 divisions on fortifications, up to five blanks wherever you like.',
  'deploy-soviet': () =>
    '**Deploy your units** in the Soviet Union: 20-12-2 corps within three hexes of Leningrad, nobody isolated.',
  reinforcement: () => '**Place arriving units** in your cities, or hold them back.',
  movement: ({ unit: name, station }) => {
    if (name === undefined) return '**Move your units**, one after the other, or end the movement.';
    return station === undefined
      ? `**Move the ${unit(name)}**, or leave it where it stands.`
      : `The ${unit(name)} takes the train to ${hex(station)}. **Get off there, or walk on.**`;
  },
  excess: () => 'A hex holds too many units and none can leave. **Choose a unit to give up.**',
  'retreat-before-combat': () =>
    '**Fall back before combat** with the units that may, one hex each, or stand.',
  'advance-before-combat': () =>
    '**Advance into the hexes the enemy left**, one unit each; it will not attack. Or stay.',
  attack: ({ hexes: at, units: by, phasing }) => {
    if (at !== undefined && Array.isArray(by) && by.length > 0)
      return `${list(by)} against ${hexes(at)}. **Add units or hexes, or resolve the attack.**`;
    if (at !== undefined) return `**Choose the units** that attack ${hexes(at)}.`;
    return phasing === 'soviet'
      ? '**Choose a hex to attack.** Every Finnish unit next to yours must be attacked.'
      : '**Choose a hex to attack**, or end the attacks.';
  },
  'combat-roll': ({ hexes: at }) => `The die decides the attack on ${hexes(at)}.`,
  losses: ({ owed, lost }) =>
    `Exchange: **give up attacking units** worth at least ${many(owed, 'point', 'points')} (${lost} so far).`,
  retreat: () => '**Choose where your units retreat**, one hex each.',
  advance: () => '**Advance one attacking unit** into the vacated hex, or stay.',
  paradrop: () =>
    '**Drop the paratroops** in Finland, within six hexes of Leningrad, or keep them waiting.',
  'cease-fire': () => '**End the war here**, or fight on.',
  'scenario-roll': () => 'The Finnish player rolls: does a scenario come into force?',
  landing: () =>
    'Petsamo is defended. **Let the Allies land against the defence**, or call it off.',
  withdrawal: () =>
    '**Withdraw units** worth at least 12 points of Attack Strength, and none beyond what that takes.',
  route: () => '**Choose how the Allies come**: a landing at Petsamo, or through Sweden.',
  'early-arrival': () =>
    '**Place the early reinforcements** in Finnish hexes joined to Helsinki, or keep them for their own turn.',
  'event-roll': () => 'The Soviet player rolls: is there a special event?',
  volunteers: () => '**Place the volunteers** in Helsinki or Oulu.',
  climate: ({ owed }) =>
    `Severe cold. **Choose Soviet units to perish**: ${many(owed, 'point', 'points')} of Attack Strength, isolated units first.`,
};

export const waiting: Catalogue['waiting'] = {
  'deploy-finland': () => 'The Finnish player deploys in secret.',
  'deploy-soviet': () => 'The Soviet player deploys.',
  reinforcement: (player) => `${player} places reinforcements.`,
  movement: (player) => `${player} moves.`,
  excess: (player) => `${player} gives up excess units.`,
  'retreat-before-combat': (player) => `${player} may fall back before combat.`,
  'advance-before-combat': (player) => `${player} may advance before combat.`,
  attack: (player) => `${player} declares attacks.`,
  'combat-roll': () => 'Rolling the die.',
  losses: (player) => `${player} chooses the losses of the exchange.`,
  retreat: (player) => `${player} retreats.`,
  advance: (player) => `${player} may advance.`,
  paradrop: (player) => `${player} may drop the paratroops.`,
  'cease-fire': (player) => `${player} weighs a cease-fire.`,
  'scenario-roll': () => 'Rolling for a scenario.',
  landing: (player) => `${player} decides on the landing.`,
  withdrawal: (player) => `${player} withdraws units.`,
  route: (player) => `${player} chooses how the Allies come.`,
  'early-arrival': (player) => `${player} places early reinforcements.`,
  'event-roll': () => 'Rolling for a special event.',
  volunteers: (player) => `${player} places volunteers.`,
  climate: (player) => `${player} chooses who perishes in the cold.`,
};

export const ended: Catalogue['ended'] = {
  reinforcement: (player) => `${player} has finished placing reinforcements.`,
  movement: (player) => `${player} has finished moving.`,
  'retreat-before-combat': (player) => `${player} has finished falling back before combat.`,
  'advance-before-combat': (player) => `${player} has finished advancing before combat.`,
  attack: (player) => `${player} has finished attacking.`,
  advance: (player) => `${player} does not advance after the combat.`,
  paradrop: (player) => `${player} keeps the paratroops waiting.`,
  withdrawal: (player) => `${player} has withdrawn what was asked for.`,
  'early-arrival': (player) => `${player} has finished placing early reinforcements.`,
  volunteers: (player) => `${player} does without the volunteers.`,
  climate: () => 'The cold has taken its toll.',
};

// What happened, in English sentences.
import { hasFortResult } from '../../data/index.ts';
import { type Catalogue, endedText, termList } from '../catalogue.ts';
import { cap, hex, hexes, list, many, player, unit } from './lexicon.ts';
import { ended, waiting } from './prompts.ts';
import { levelText, terms } from './terms.ts';

export const events: Catalogue['events'] = {
  deployed: ({ side, counters }) =>
    `${player(side)} has deployed ${many(counters, 'counter', 'counters')}.`,
  revealed: ({ dummies }) =>
    `The Finnish counters are turned up; ${many(dummies, 'blank', 'blanks')} among them.`,
  'turn-begins': ({ turn }) => `Turn ${turn} begins.`,
  'player-turn-begins': ({ side }) => `${player(side)}’s turn.`,
  placed: ({ unit: name, hex: at }) => `The ${unit(name)} arrives in ${hex(at)}.`,
  moved: ({ unit: name, from, hex: to, cost, rail }) =>
    `The ${unit(name)} moves from ${hex(from)} to ${hex(to)}${rail ? ', by rail' : ''}${paid(cost)}.`,
  'fell-back': ({ unit: name, from, hex: to }) =>
    `The ${unit(name)} slips away from ${hex(from)} to ${hex(to)} before combat.`,
  advanced: ({ unit: name, hex: to }) => `The ${unit(name)} advances into ${hex(to)}.`,
  'step-ended': (event) => endedText({ player, waiting, ended }, 'and', event),
  isolated: ({ units: names }) =>
    `Isolated as the movement begins, so one hex at most and no railway: ${list(names)}.`,
  attacked: ({ units: by, hexes: at, defenders, modifiers, attack, defense, odds }) => {
    const attacks = `${list(by)} ${by.length > 1 ? 'attack' : 'attacks'} ${hexes(at)}, held by ${list(defenders)}`;
    if (odds === 'De') return `${attacks}: nobody there can defend it, so no die is needed.`;
    const why = modifiers.length === 0 ? '' : ` (${termList(terms, modifiers)})`;
    const end = odds === '1-4' ? 'odds of 1-4 or worse: lost without a die' : `odds ${odds}`;
    return `${attacks}: ${attack} against ${defense}${why}, ${end}.`;
  },
  'combat-result': ({ die, odds, result, fort }) =>
    `The die shows ${die} at ${odds}: ${results[result]}${fort && hasFortResult(odds, die) ? ', the result against a fortification' : ''}.`,
  retreated: ({ unit: name, from, hex: to }) =>
    `The ${unit(name)} retreats from ${hex(from)} to ${hex(to)}.`,
  eliminated: ({ units: names, cause }) => `${causes[cause]}: ${list(names)}.`,
  garrison: ({ units: count, short }) =>
    short
      ? `Only ${many(count, 'combat unit guards', 'combat units guard')} Murmansk: the Soviet player loses 10 points.`
      : `${many(count, 'combat unit guards', 'combat units guard')} Murmansk.`,
  ice: () => 'The Gulf of Finland is frozen.',
  'scenario-rolled': ({ die, scenario }) =>
    scenario === ''
      ? `Scenario roll ${die}: nothing.`
      : `Scenario roll ${die}: ${scenarios[scenario]}.`,
  'event-rolled': ({ die, events }) =>
    events.length === 0
      ? `Event roll ${die}: nothing.`
      : `Event roll ${die}: ${events.map((letter) => specials[letter]).join(', ')}.`,
  'no-event': ({ event }) => `The event comes to nothing: ${specials[event]}.`,
  landed: ({ units: count, hex: at }) =>
    `${many(count, 'Allied brigade arrives', 'Allied brigades arrive')} in ${hex(at)}.`,
  'landing-called-off': () => 'The Finnish player calls the landing off.',
  invasion: ({ attack, defense, odds }) =>
    `The Allies land at Petsamo: ${attack} against ${defense}, ${odds}.`,
  'scandinavia-opens': () => 'Norway and Sweden are now open to both sides.',
  withdrawn: ({ unit: name }) => `The ${unit(name)} is withdrawn.`,
  dropped: ({ hex: at }) => `The paratroops drop on ${hex(at)}.`,
  logistics: ({ capacity }) => `Petrozavodsk can now supply ${capacity} points.`,
  replacement: ({ unit: name }) => `The ${unit(name)} may return as a replacement.`,
  'cease-fire-offered': ({ turn }) =>
    `The Finnish player may end the war at the end of turn ${turn}.`,
  'severe-climate': ({ turn }) => `Severe cold: no rail movement in turn ${turn}.`,
  'leningrad-fell': () => 'Finnish troops stand in Leningrad. The war is over.',
  scored: ({ points, level, winner }) =>
    `${many(points, 'victory point', 'victory points')}: ${levelText(level, winner)}.`,
};

/** A ride that costs nothing says nothing of it. */
const paid = (cost: number): string => (cost === 0 ? '' : ` (${many(cost, 'point', 'points')})`);

/** Several units at once, by the same way. */
export const runs: Catalogue['runs'] = {
  placed: (units, { hex: at }) => `${cap(list(units))} arrive in ${hex(at)}.`,
  moved: (units, { from, hex: to, cost, rail }) =>
    `${cap(list(units))} move from ${hex(from)} to ${hex(to)}${rail ? ', by rail' : ''}${paid(cost)}.`,
  'fell-back': (units, { from, hex: to }) =>
    `${cap(list(units))} slip away from ${hex(from)} to ${hex(to)} before combat.`,
  advanced: (units, { hex: to }) => `${cap(list(units))} advance into ${hex(to)}.`,
  retreated: (units, { from, hex: to }) =>
    `${cap(list(units))} retreat from ${hex(from)} to ${hex(to)}.`,
};

export const causes: Catalogue['causes'] = {
  combat: 'Eliminated in combat',
  exchange: 'Lost in an exchange',
  'no-retreat': 'Eliminated, with nowhere to retreat',
  overstacked: 'Given up, too many in one hex',
  isolated: 'Isolated at the end and removed',
  climate: 'Perished in the cold',
};

const results: Readonly<Record<string, string>> = {
  Ae: 'attacker eliminated',
  Ar: 'attacker retreats',
  Ne: 'no effect',
  Dr: 'defender retreats',
  De: 'defender eliminated',
  Ex: 'exchange',
};
const scenarios: Readonly<Record<string, string>> = {
  A: 'Allied landing at Petsamo',
  B: 'Allied passage through Scandinavia',
  C: 'invasion of Scandinavia',
  D: 'better Soviet mobilisation',
  E: 'German threat',
};
const specials: Readonly<Record<string, string>> = {
  F: 'Soviet paratroops',
  G: 'volunteers for Finland',
  H: 'better Soviet logistics',
  J: 'Soviet replacements',
  K: 'cease-fire',
  L: 'severe cold',
};

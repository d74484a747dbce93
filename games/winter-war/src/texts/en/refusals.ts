// Why not, in English sentences.
import type { Catalogue } from '../catalogue.ts';
import { cap, hex, hexes, many, unit } from './lexicon.ts';

export const refusals: Catalogue['refusals'] = {
  'wrong-step': () =>
    'The sequence of play does not allow that now: look at what is asked, or end this step.',
  'not-your-unit': ({ unit: name }) => `The ${unit(name)} is not yours to command now.`,
  'not-on-map': ({ unit: name }) => `The ${unit(name)} is not on the map.`,
  'not-in-play': ({ hex: at }) => `${cap(hex(at))} is outside the part of the map in play.`,
  'sea-hex': ({ hex: at }) => `${cap(hex(at))} is open water.`,
  mountain: ({ hex: at }) => `Mountains cannot be entered: ${hex(at)}.`,
  'all-lake': ({ hex: at }) => `${cap(hex(at))} is all lake.`,
  'not-frozen': ({ hex: at }) => `The Gulf is not frozen before turn 8: ${hex(at)}.`,
  neutral: () => 'Norway and Sweden are neutral.',
  'nkvd-leaves': () => 'NKVD units may not leave the Soviet Union.',
  'north-of-row-a': ({ strengths, hex: at }) =>
    `A ${strengths} may not operate north of Row A, so not in ${hex(at)}.`,
  'not-in-set-up': ({ unit: name }) => `The ${unit(name)} is not part of the set-up.`,
  'not-placed': ({ unit: name }) => `The ${unit(name)} has not been placed.`,
  'outside-country': ({ side }) =>
    `Deploy only inside ${side === 'soviet' ? 'the Soviet Union' : 'Finland'}.`,
  'heavy-on-forts': () => '6-6-2 divisions must start on fortification hexes.',
  'corps-near-leningrad': ({ distance }) =>
    `20-12-2 corps must start within three hexes of Leningrad; this is ${distance} away.`,
  'too-many-units': ({ hex: at, limit }) =>
    `Too many units in ${hex(at)}: the limit is ${limit}. Choose another hex.`,
  'no-dummies': () => 'There are no blank counters in this match.',
  'not-all-placed': ({ unit: name }) =>
    `Not every unit has been placed: the ${unit(name)} is still in hand.`,
  'starts-isolated': ({ unit: name, hex: at }) =>
    `The ${unit(name)} in ${hex(at)} would start the game isolated.`,
  'not-due': ({ unit: name, turn }) =>
    turn === 0
      ? `The ${unit(name)} is not a reinforcement now.`
      : `The ${unit(name)} arrives in turn ${turn}.`,
  'not-a-supply-city': ({ hex: at }) =>
    `Soviet reinforcements arrive in supply cities, not in ${hex(at)}.`,
  'not-a-finnish-city': ({ hex: at }) =>
    `Finnish reinforcements arrive in Finnish cities, not in ${hex(at)}.`,
  'city-held-by-enemy': ({ city }) => `The enemy stands in ${city}: choose another city.`,
  'city-cut-off': ({ city }) =>
    `No railway joins ${city} to Leningrad: choose another city, or hold the unit back.`,
  'city-full': ({ city, load, capacity }) =>
    `${city} cannot supply this unit as well, ${load} of ${capacity} points being in use: choose another city, or hold it back.`,
  'city-not-finnish': ({ city }) =>
    `${city} is not under Finnish control: choose another city, or hold the unit back.`,
  'already-moved': ({ unit: name }) =>
    `The ${unit(name)} has already moved this turn: choose another unit.`,
  'nothing-selected': () => 'No unit has been chosen to move.',
  'must-move-away': ({ unit: name, hex: at, limit }) =>
    `The ${unit(name)} cannot stay: ${hex(at)} holds ${limit === 1 ? 'one unit' : `${limit} units`} at most.`,
  overstacked: ({ hex: at, limit }) =>
    `Too many units in ${hex(at)}: the limit is ${limit}. Move others away first.`,
  'not-in-excess': ({ unit: name }) => `The ${unit(name)} is not in an overfull hex.`,
  'no-path': () => 'A move needs at least one hex to enter.',
  'not-a-neighbour': ({ from, hex: to }) => `${cap(hex(to))} does not touch ${hex(from)}.`,
  'open-water': ({ from, hex: to }) => `Open water lies between ${hex(from)} and ${hex(to)}.`,
  'enemy-hex': ({ hex: at }) => `You may not enter ${hex(at)}: the enemy holds it.`,
  'must-stop': ({ hex: at }) =>
    `The unit must stop on entering an enemy zone of control, in ${hex(at)}.`,
  'zone-to-zone': ({ from, hex: to }) =>
    `A unit may not move directly from one enemy zone of control to another, from ${hex(from)} to ${hex(to)}.`,
  'isolated-one-hex': ({ unit: name }) =>
    `The ${unit(name)} was isolated when the phase began and may move only one hex.`,
  'too-far': ({ cost, allowance }) =>
    `Not enough movement points: this path costs ${cost}, the unit has ${allowance}.`,
  'out-of-reach': ({ hex: at, allowance }) =>
    `${cap(hex(at))} is out of reach with ${many(allowance, 'movement point', 'movement points')}.`,
  'isolated-no-rail': () => 'Isolated units may not use railways.',
  'severe-climate': () => 'Severe cold: no rail movement this turn.',
  'no-rail-before-kemi': () => 'Allied units may not use railways before they have reached Kemi.',
  'no-railway': ({ hex: at }) => `No railway of yours runs through ${hex(at)}.`,
  'rail-abroad': ({ hex: at }) =>
    `Rail movement is possible only in the unit’s home country, not in ${hex(at)}.`,
  'no-entraining-in-zone': ({ hex: at }) =>
    `A unit may not entrain in an enemy zone of control, in ${hex(at)}.`,
  'railway-cut': ({ hex: at }) => `The railway at ${hex(at)} is cut off.`,
  'track-not-clear': ({ from, hex: to }) =>
    `No clear track leads from ${hex(from)} to ${hex(to)}: enemy zones of control lie on it.`,
  'may-not-evade': ({ unit: name }) => `The ${unit(name)} may not retreat before combat.`,
  'evades-only-in-the-north': () =>
    'Retreat before combat is possible only in Finland north of Row A.',
  'mannerheim-line-lost': () => 'The Mannerheim Line has fallen: no retreat before combat.',
  'nobody-near': ({ unit: name }) =>
    `No enemy stands next to the ${unit(name)}: it has nothing to fall back from.`,
  'fell-back-already': ({ unit: name }) => `The ${unit(name)} has already fallen back.`,
  'no-retreat-there': ({ unit: name, hex: at }) =>
    `The ${unit(name)} cannot retreat to ${hex(at)}: choose one of the marked hexes.`,
  'may-not-advance': ({ unit: name }) => `The ${unit(name)} may not advance into that hex.`,
  'not-vacated': ({ hex: at }) => `${cap(hex(at))} has not been vacated.`,
  'nothing-to-attack': ({ hex: at }) => `There is nobody to attack in ${hex(at)}.`,
  'allies-protected': () => 'Allied units may not be attacked before they have entered Finland.',
  'already-attacked': ({ hex: at }) => `${cap(hex(at))} has already been attacked this phase.`,
  'may-not-attack': ({ unit: name, reason }) =>
    `The ${unit(name)} may not attack: ${reasons[String(reason)]}.`,
  'advanced-before-combat': ({ unit: name }) =>
    `The ${unit(name)} advanced before combat and may not attack.`,
  'already-used': ({ unit: name }) => `The ${unit(name)} is already used in an attack this phase.`,
  'nkvd-at-the-border': () => 'NKVD units may not attack across the border.',
  'not-adjacent': ({ hex: at }) => `${cap(hex(at))} is not adjacent.`,
  'several-from-several': () =>
    'Several hexes may be attacked together only from a single hex next to all of them.',
  'no-attackers': () => 'Choose at least one attacking unit first.',
  'no-attack-open': () => 'Choose a hex to attack first.',
  'odds-too-low': () => 'Attacks at 1-4 or worse are not permitted.',
  'low-odds-avoidable': () =>
    'Another set of attacks avoids odds of 1-4; this one is not permitted.',
  'hex-stranded': ({ hex: at }) =>
    `${cap(hex(at))} could then no longer be attacked, and it must be: keep a unit for it.`,
  'unit-stranded': ({ unit: name }) =>
    `The ${unit(name)} would be left without a target, and it must attack: let it join.`,
  'attacks-owed': ({ hexes: at }) => `You must still attack ${hexes(at)}.`,
  'not-in-this-combat': ({ unit: name }) => `The ${unit(name)} takes no part in this combat.`,
  'too-little-lost': ({ owed, lost }) =>
    `Remove at least ${owed} points of Attack Strength; ${lost} so far.`,
  'only-one-advances': () => 'Only one unit may advance, and one has already done so.',
  'no-advance-now': () => 'No advance after this result.',
  'no-such-offer': () => 'That is not on offer now.',
  'landing-cannot-be-called-off': () => 'In this scenario the landing cannot be called off.',
  'not-minimal': ({ unit: name, owed }) =>
    `With the ${unit(name)}, more would leave than the ${owed} points asked for.`,
  'too-little-withdrawn': ({ owed, withdrawn }) =>
    `Withdraw at least ${owed} points of Attack Strength; ${withdrawn} so far.`,
  'already-picked': ({ unit: name }) => `The ${unit(name)} has already been chosen.`,
  'not-picked': ({ unit: name }) => `The ${unit(name)} has not been chosen.`,
  'illegal-drop': ({ hex: at }) =>
    `The paratroops cannot drop on ${hex(at)}: only in Finland, within six hexes of Leningrad and outside Finnish zones of control.`,
  'not-an-early-arrival': ({ unit: name }) => `The ${unit(name)} does not arrive early.`,
  'illegal-arrival': ({ hex: at }) =>
    `No room in ${hex(at)}, or no line free of Soviet zones of control from there to Helsinki.`,
  'not-a-volunteer': ({ unit: name }) => `The ${unit(name)} is not among the volunteers.`,
  'no-room-for-volunteers': ({ hex: at }) => `The volunteers cannot be placed in ${hex(at)}.`,
  'isolated-first': () => 'Isolated units perish first.',
  'too-strong-for-the-cold': ({ left }) =>
    `Choose a Soviet unit with an Attack Strength from 1 to ${left}.`,
  'still-to-choose': () => 'There is still something to choose.',
  'orders-frozen': () => 'The supply order is fixed until your next turn.',
  'needs-no-supply': ({ unit: name }) => `The ${unit(name)} needs no supply.`,
  'no-such-rank': ({ most }) => `The supply list has places 1 to ${most}.`,
  'not-a-headquarters': ({ unit: name }) => `The ${unit(name)} is not a headquarters.`,
};

const reasons: Readonly<Record<string, string>> = {
  headquarters: 'it is a headquarters',
  'no-attack-strength': 'it has no Attack Strength',
  isolated: 'it is isolated',
  'not-in-finland': 'it has not entered Finland yet',
};

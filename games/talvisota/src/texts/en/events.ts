// What happened, in English.
import type { Catalogue } from '../catalogue.ts';
import { listOf, plain, spaceName } from '../names.ts';
import {
  commander,
  count,
  effect,
  environment,
  front,
  list,
  one,
  place,
  player,
  side,
  strategy,
  turn,
  unit,
} from './lexicon.ts';

const REASONS: Readonly<Record<string, string>> = {
  international: 'world opinion',
  recovery: 'lost units recovered',
  conquest: 'a conquest',
  'fortified-conquest': 'a fortified space taken',
  failure: 'an attack that failed',
  'fortified-defeat': 'a defeat before the line',
  'fortified-defence': 'the line holds',
  infiltration: 'infiltration',
};

/** Several in a row; `units` says how many of what. */
export const runs: Catalogue['runs'] = {
  placed: (units, e) => `${list(units)} go to the ${front(e.front)} box.`,
  moved: (units, e) => `${list(units)} move from ${place(e.from)} to ${spaceName(e.space)}.`,
  assigned: (units, e) =>
    `${list(units)} from ${place(e.place)} are assigned to ${strategy(e.strategy)}.`,
  reinforced: (units, e) =>
    `${list(units)} from ${place(e.place)} reinforce ${strategy(e.strategy)}.`,
  supported: (supports, e) => `${list(supports)} support ${strategy(e.strategy)}.`,
  laid: (supports, e) => `${list(supports)} are laid on the ${front(e.front)} front.`,
  advanced: (units, e) => `${list(units)} move into ${spaceName(e.space)}.`,
  engaged: (units) => `${list(units)} are engaged.`,
  taken: (units) => `${list(units)} join the attack.`,
  lost: (units, e) => `${player(e.side)} loses ${list(units)} at ${spaceName(e.space)}.`,
  'picked-for-recovery': (units, e) =>
    `${list(units)} are to be recovered into the ${front(e.front)} box.`,
};

const RESULTS = { success: 'success', partial: 'partial success', failure: 'failure' } as const;

export const events: Catalogue['events'] = {
  turn: (e) => `Turn ${e.turn}, ${turn(e.turn)}.`,
  placed: (e) => `${one(e.unit)} goes to the ${front(e.front)} box.`,
  deployed: (e) => `The Soviet forces are distributed: ${e.units} units wait on the three fronts.`,
  returned: (e) => `Finnish units return to Forces: ${listOf(e.units)}.`,
  'picked-for-recovery': (e) => `${one(e.unit)} is to be recovered into the ${front(e.front)} box.`,
  recovered: (e) =>
    `The Soviet player recovers ${listOf(e.units)} for ${count(e.price.total, 'morale point', 'morale points')}.`,
  passage: (e) => `Lost units pass to Reinforcements: ${listOf(e.units)}.`,
  january: (e) =>
    `The January reinforcements arrive: ${listOf(e.units)}, with MER, TIMO and T-34/KV-1.`,
  international: (e) =>
    `International situation: the die shows ${e.die}, the marker stands at ${plain(e.marker)}.`,
  morale: (e) =>
    `${side(e.side)} morale ${plain(e.before)} → ${plain(e.after)}: ${REASONS[e.reason] ?? e.reason}.`,
  moved: (e) => `${one(e.unit)} moves from ${place(e.from)} to ${spaceName(e.space)}.`,
  marked: (e) => `A Possession marker is put on ${spaceName(e.space)}.`,
  unmarked: (e) => `The Possession marker is taken off ${spaceName(e.space)}.`,
  boxed: (e) => `${strategy(e.strategy)} is prepared on the ${front(e.front)} front.`,
  unboxed: (e) => `${strategy(e.strategy)} leaves its box.`,
  cleared: (e) => `${strategy(e.strategy)} is emptied.`,
  entrenched: (e) => `${strategy(e.strategy)} takes an Entrenchment.`,
  boxes: (e) =>
    `Soviet strategies on the fronts: Lapland ${e.lapland}, Ladoga ${e.ladoga}, Karelia ${e.karelia}.`,
  assigned: (e) => `${one(e.unit)} from ${place(e.place)} is assigned to ${strategy(e.strategy)}.`,
  reinforced: (e) => `${one(e.unit)} from ${place(e.place)} reinforces ${strategy(e.strategy)}.`,
  supported: (e) => `${e.support} supports ${strategy(e.strategy)}.`,
  environment: (e) => `${environment(e.marker)} is added to ${strategy(e.strategy)}.`,
  laid: (e) => `${e.support} is laid on the ${front(e.front)} front.`,
  lifted: (e) => `${e.support} is taken back from the ${front(e.front)} front.`,
  'supports-laid': (e) => `${player(e.side)} has laid their supports on the fronts.`,
  committed: (e) => `${player(e.side)} has committed their plan.`,
  attack: (e) => `The Red Army attacks ${spaceName(e.space)}.`,
  'attack-plan': (e) =>
    `${strategy(e.strategy)} makes the attack, starting from ${spaceName(e.start)}.`,
  answered: (e) => `The Finns answer at ${spaceName(e.space)}.`,
  declined: (e) => `The Finns do not answer at ${spaceName(e.space)}.`,
  'answer-plan': (e) => `${strategy(e.strategy)} is the answer.`,
  'deployment-over': (e) => `Deployment is over: ${count(e.attacks, 'attack', 'attacks')}.`,
  revealed: (e) =>
    e.answer === 'none'
      ? `${spaceName(e.space)}: ${strategy(e.strategy)}, unanswered.`
      : `${spaceName(e.space)}: ${strategy(e.strategy)} against ${strategy(e.answer)}.`,
  drawn: () => 'The Finnish means are drawn.',
  'row-shuffled': () => 'The Finnish strategies are shuffled.',
  confrontation: (e) =>
    [
      `Confrontation at ${spaceName(e.space)}: ${strategy(e.strategy)} from ${spaceName(e.start)} with ${listOf(e.force)}${extras(e.supports)}`,
      e.answer === 'none' && listOf(e.defenders) === ''
        ? 'nobody defends.'
        : `against ${listOf(e.defenders) || 'no unit'}${extras([
            ...(e.entrenched ? ['Entrenchment'] : []),
            ...e.environment.map(environment),
            ...e.answerSupports,
          ])}.`,
    ].join(', '),
  engaged: (e) => `${one(e.unit)} is engaged.`,
  commander: (e) => `${commander(e.commander)} ${effect(e.effect)}.`,
  round: (e) =>
    `${spaceName(e.space)}, round ${e.round}: Soviet ${e.soviet.total}, Finnish ${e.finland.total}. ${player(e.roller)} rolls ${e.die}${e.modified === e.die ? '' : `, read as ${e.modified}`}: ${e.result}.`,
  held: () => 'Mannerheim forbids the retreat: the Finnish losses are doubled.',
  'no-step-back': () => 'The NKVD forbids the retreat: the Soviet losses are doubled.',
  'fell-back': (e) => `${player(e.side)} falls back.`,
  lost: (e) => `${player(e.side)} loses ${e.count} ${unit(e.unit)} at ${spaceName(e.space)}.`,
  stopped: (e) => `The attack on ${spaceName(e.space)} is broken off.`,
  'fights-on': (e) => `The fight for ${spaceName(e.space)} goes on.`,
  conquest: (e) =>
    `${spaceName(e.space)} falls to ${strategy(e.strategy)}${e.undefended ? ' without a fight' : ''}.`,
  repulse: (e) => `${strategy(e.strategy)} is repulsed at ${spaceName(e.space)}.`,
  advanced: (e) =>
    `${count(e.count, `${unit(e.unit)} moves`, `${unit(e.unit)} move`)} into ${spaceName(e.space)}.`,
  onward: (e) => `From ${spaceName(e.from)} the attack goes on to ${spaceName(e.space)}.`,
  taken: (e) => `${one(e.unit)} joins the attack.`,
  retreated: (e) =>
    `Retreat from ${spaceName(e.from)} to ${spaceName(e.space)}: ${listOf(e.units)}.`,
  'combats-over': () => 'The Soviet player ends the combats.',
  withdrawn: (e) => `1 SCT is taken back from ${spaceName(e.space)}.`,
  'no-harassment': () => 'No infiltration this turn.',
  harassment: (e) =>
    `${count(e.scouts, 'SCT infiltrates', 'SCT infiltrate')} ${spaceName(e.space)}.`,
  exposed: (e) => `The Finns will strike at ${spaceName(e.space)}.`,
  dropped: (e) =>
    `With ${e.scouts} SCT the raid on ${spaceName(e.space)} is hopeless and is dropped.`,
  infiltration: (e) =>
    `Infiltration of ${spaceName(e.space)}: the die shows ${e.die}, the total is ${plain(e.score.total)}; ${RESULTS[e.result]}.`,
  stayed: (e) =>
    e.scouts === 0
      ? `The scouts return from ${spaceName(e.space)}.`
      : `${count(e.scouts, 'SCT stays', 'SCT stay')} at ${spaceName(e.space)}: it is Finnish again.`,
  starved: (e) => `Cut off at ${spaceName(e.space)}, 1 ${unit(e.unit)} is lost.`,
  victory: (e) =>
    e.winner === 'draw'
      ? 'The war ends in a draw.'
      : `${e.winner === 'soviet' ? 'The Soviet Union' : 'Finland'} has won the war.`,
};

const extras = (names: readonly string[]): string =>
  names.length === 0 ? '' : ` (${names.join(', ')})`;

// What pages and bots ask beyond the rules: the part of the turn, the action that ends a decision, fights.
import type { Fight, Side } from '@motti/engine';
import type { Action, Step } from './actions.ts';
import { newAssault } from './phases/assault.ts';
import { strengthBreakdown } from './picture.ts';
import { isFighting, partsWith } from './rules/assault.ts';
import { oddsOf, usualOdds } from './rules/odds.ts';
import type { Assault, Group, State } from './state.ts';
import { findGroup, groupOf, keyOfRole, sideName, sideOf, theatre, topStep } from './state.ts';
import { nameOf, placeAt } from './theatre.ts';

const SET_UP: readonly Step[] = ['rolls', 'place', 'reveal', 'lot', 'keep'];
const COLLECTION: readonly Step[] = ['turn', 'munitions', 'collect'];

/** A key of `Texts.name`: the heading of table and terminal. */
export function phase(s: State): string {
  const step = topStep(s);
  if (step === 'over') return 'over';
  if (SET_UP.includes(step)) return step === 'lot' || step === 'keep' ? 'initiative' : 'set-up';
  if (COLLECTION.includes(step)) return 'collection';
  return s.side === s.attacker ? 'attacker' : 'defender';
}

const ENDINGS: Partial<Record<Step, Action>> = {
  place: { kind: 'ready' },
  idle: { kind: 'end' },
  move: { kind: 'stop' },
  combat: { kind: 'done' },
  shot: { kind: 'done' },
  arrive: { kind: 'done' },
  bid: { kind: 'seal' },
  occupy: { kind: 'stay' },
  breakthrough: { kind: 'stay' },
};

export const ending = (s: State, _side: Side): Action | undefined => ENDINGS[topStep(s)];

/** The assault that is being fought, or that this action would begin. */
export function fight(
  s: State,
  begin?: { readonly side: Side; readonly action: Action },
  dice?: readonly number[],
): Fight | undefined {
  const assault = begin ? begun(s, begin.action) : s.assault;
  if (!assault) return undefined;
  const t = theatre(s);
  const rolled =
    dice && topStep(s) === 'support' ? { ...assault, parts: partsWith(s, assault, dice) } : assault;
  const sides = [0, 1].map((role) => sideName(sideOf(keyOfRole(assault, role))));
  const [attacker = '', defender = ''] = sides;
  const forces = (role: number): string[] => {
    const group = findGroup(s, keyOfRole(assault, role));
    return group ? group.elements.map((element) => t.typeOf[element]!) : [];
  };
  return {
    clause: 'HP-2.6a',
    attacker,
    defender,
    places: [nameOf(t, assault.at)],
    forces: { [attacker]: forces(0), [defender]: forces(1) },
    strengths: {
      [attacker]: strengthBreakdown(s, rolled, 0),
      [defender]: strengthBreakdown(s, rolled, 1),
    },
    outcomes: outcomesOf(s, assault),
    ...(isOver(s, assault) ? { over: true } : {}),
  };
}

const isOver = (s: State, assault: Assault): boolean =>
  s.assault === assault && !isFighting(s) && topStep(s) !== 'breakthrough';

/** Once the bids lie open, the dice alone; before, as the public stocks let it be guessed; after the dice nothing. */
function outcomesOf(s: State, assault: Assault): Fight['outcomes'] {
  const standing = [0, 1].every((role) => findGroup(s, keyOfRole(assault, role)));
  if (assault.parts.length > 0 || !standing) return [];
  const step = topStep(s);
  const open = s.assault === assault && (step === 'aa' || step === 'support');
  const odds = open ? oddsOf(s, assault) : usualOdds(s, assault);
  return [...odds]
    .map(([result, chance]) => ({ result, chance }))
    .sort((a, b) => b.chance - a.chance || (a.result < b.result ? -1 : 1));
}

function begun(s: State, action: Action): Assault | undefined {
  if (action.kind !== 'assault' || !s.active) return undefined;
  const place = placeAt(theatre(s), action.at);
  const group: Group = groupOf(s, s.active.key);
  const target = s.groups.find(
    (other) => other.place === place && sideOf(other.key) !== sideOf(group.key),
  );
  return target && target.concealed === 0
    ? newAssault(group, target, topStep(s) === 'breakthrough')
    : undefined;
}

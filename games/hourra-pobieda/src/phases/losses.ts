// HP-D12, HP-D13: which element is taken off; HP-7: mines; 3.1: what is looked at after every event.
import { refuse } from '../refusal.ts';
import { ARMOUR, aimName, isMixed, SOFT } from '../rules/fire.ts';
import { areIdentical } from '../rules/groups.ts';
import { candidatesOf } from '../rules/losses.ts';
import { firstOfEachKind, identical } from '../rules/placement.ts';
import type { Entry, Loss, State } from '../state.ts';
import {
  enemyOf,
  findGroup,
  finish,
  geometry,
  groupOf,
  NONE,
  push,
  sideName,
  sideOf,
  theatre,
} from '../state.ts';
import { elementOf } from '../theatre.ts';
import { afterEvent, capture, eliminate, judgeElimination, revealSprung } from './changes.ts';
import {
  type Auto,
  type ChancePhase,
  diceDecide,
  type Emitter,
  nameOf,
  numberOf,
  ONE_DIE,
  type Phase,
  sideDecides,
  sixes,
} from './phase.ts';

const lossOf = (s: State): Loss => {
  if (!s.loss) throw new Error('invariant: nothing is lost');
  return s.loss;
};

/** HP-A44: among identical elements the program picks. */
export const autoLose: Auto = (s, emit) => {
  const loss = lossOf(s);
  const group = findGroup(s, loss.key);
  if (!group) {
    s.loss = null;
    finish(s, 'lose');
    return true;
  }
  const candidates = candidatesOf(s, loss);
  if (!areIdentical(theatre(s), candidates)) return false;
  takeOff(s, candidates[0] ?? group.elements[0]!, emit);
  return true;
};

function takeOff(s: State, element: Parameters<typeof eliminate>[2], emit: Emitter): void {
  const group = groupOf(s, lossOf(s).key);
  s.loss = null;
  finish(s, 'lose');
  eliminate(s, group, element, emit);
  afterEvent(s, emit);
}

export const lose: Phase = {
  kinds: ['lose'],
  decision(s) {
    const { key, chooser } = lossOf(s);
    return sideDecides(chooser, {
      kind: 'lose',
      clause: chooser === sideOf(key) ? 'HP-D12' : 'HP-D13',
      side: sideName(chooser),
      group: nameOf(s, groupOf(s, key).place),
      owner: sideName(sideOf(key)),
    });
  },
  choices: (s) =>
    firstOfEachKind(s, candidatesOf(s, lossOf(s)), () => true).map((element) => ({
      kind: 'lose' as const,
      element: numberOf(s, element),
    })),
  check(s, _side, action) {
    if (action.kind !== 'lose') return undefined;
    const loss = lossOf(s);
    const t = theatre(s);
    const candidates = candidatesOf(s, loss);
    const element = elementOf(t, sideOf(loss.key), action.element);
    if (element === undefined || !candidates.includes(element))
      return refuse('HP-2.6s', 'not-weakest', {
        elements: firstOfEachKind(s, candidates, () => true).map((e) => t.typeOf[e]!),
      });
    const first = candidates.find((other) => t.kindOf[other] === t.kindOf[element]);
    return first !== undefined && first !== element ? identical(s, element, first) : undefined;
  },
  apply(s, _side, action, emit) {
    if (action.kind !== 'lose') return;
    const element = elementOf(theatre(s), sideOf(lossOf(s).key), action.element);
    if (element !== undefined) takeOff(s, element, emit);
  },
};

/** HP-A71: looked at when a shot, a bomb, a mine or a whole assault has been resolved. */
export const verdict: Auto = (s, emit) => {
  finish(s, 'verdict');
  judgeElimination(s, emit);
  return true;
};

// -------------------------------------------------------------------------------------- mines

const entryOf = (s: State): Entry => {
  if (!s.entry) throw new Error('invariant: nobody has entered');
  return s.entry;
};

/** HP-A56, option `fixedOnFirst`: the density is known. */
export const autoDensity: Auto = (s, emit) => {
  const entry = entryOf(s);
  const { density } = s.mines[entry.field]!;
  if (!s.rules.fixedDensity || density === NONE) return false;
  explode(s, entry, density, emit);
  return true;
};

export const density: ChancePhase = {
  decision: () => diceDecide({ kind: 'density', clause: 'HP-7a' }, ONE_DIE),
  roll(s, [face = 1], emit) {
    const entry = entryOf(s);
    s.mines[entry.field]!.density = face - 1;
    explode(s, entry, face - 1, emit);
  },
};

function explode(s: State, entry: Entry, dice: number, emit: Emitter): void {
  const mine = s.mines[entry.field]!;
  entry.left = dice;
  finish(s, 'density');
  if (dice > 0) push(s, 'mines');
  emit?.({
    kind: 'mines',
    clause: 'HP-7a',
    side: sideName(sideOf(entry.key)),
    at: nameOf(s, mine.place),
    density: dice,
  });
}

export const mines: ChancePhase = {
  decision: (s) => diceDecide({ kind: 'mines', clause: 'HP-7b' }, sixes(entryOf(s).left)),
  roll(s, dice, emit) {
    const losses = dice.filter((face) => face === 1).length;
    entryOf(s).left = losses;
    finish(s, 'mines');
    if (losses > 0) push(s, 'mine-loss');
    emit?.({ kind: 'mine-dice', clause: 'HP-7b', dice: dice.slice(), losses });
  },
};

/** HP-7c: loss by loss; of a mixed group a die says which class. */
export const mineLoss: Auto = (s) => {
  const entry = entryOf(s);
  const group = findGroup(s, entry.key);
  if (!group || entry.left === 0) {
    finish(s, 'mine-loss');
    return true;
  }
  entry.left--;
  if (isMixed(s, group)) {
    push(s, 'mine-class');
    return true;
  }
  fall(s, entry, 0);
  return true;
};

function fall(s: State, entry: Entry, aim: number): void {
  s.loss = { key: entry.key, aim, chooser: sideOf(entry.key) };
  push(s, 'verdict', 'lose');
}

export const mineClass: ChancePhase = {
  decision: () => diceDecide({ kind: 'mine-class', clause: 'HP-7c' }, ONE_DIE),
  roll(s, [face = 1], emit) {
    const aim = face <= 2 ? SOFT : ARMOUR;
    finish(s, 'mine-class');
    emit?.({ kind: 'mine-class', clause: 'HP-7c', face, aim: aimName(aim) });
    fall(s, entryOf(s), aim);
  },
};

// ------------------------------------------------------------------------------------- checks

/** 3.1: capture, concealed groups, releases, victory. */
export const checks: Auto = (s, emit) => {
  const entry = entryOf(s);
  const group = findGroup(s, entry.key);
  s.entry = null;
  finish(s, 'checks');
  if (group) {
    capture(s, group, emit);
    const sprung = revealSprung(s, emit);
    const side = sideOf(group.key);
    const met = sprung.some(
      (other) =>
        sideOf(other.key) === enemyOf(side) && geometry(s).within(other.place, group.place, 1),
    );
    if (met && entry.walking === 1 && s.active?.key === group.key) {
      s.active.stopped = 1;
      emit?.({
        kind: 'stopped',
        clause: 'HP-A35',
        side: sideName(side),
        at: nameOf(s, group.place),
        why: 'sprung',
      });
    }
  }
  afterEvent(s, emit);
  return true;
};

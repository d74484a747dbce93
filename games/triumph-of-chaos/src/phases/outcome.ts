import { checkListed } from '@motti/engine';
import type { Action, EmitEvent, Step } from '../actions.ts';
import { linkBetween, linksFrom, type SpaceId, space, spaceName } from '../data/index.ts';
import { refuse } from '../refusal.ts';
import { checkLink, checkPlace, enemyLeaderIn, enemyUnitIn } from '../rules/access.ts';
import {
  attackingLeaders,
  attackingUnits,
  defendingUnits,
  fire,
  isCavalry,
} from '../rules/combat.ts';
import { isBehind } from '../rules/control.ts';
import { ableLeaders, checkTry, LENIN_PIECE } from '../rules/leaders.ts';
import { mostPayable, stepsOf } from '../rules/losses.ts';
import { isElite, isGarrison, isUnit, nameOf, nrOf, someIn, unitsIn } from '../rules/pieces.ts';
import { entersEnemyGround, type Path, retreatPaths } from '../rules/retreat.ts';
import { checkStack } from '../rules/stacking.ts';
import { isSupplied } from '../rules/supply.ts';
import {
  allegianceOf,
  asPiece,
  asSide,
  asSpace,
  changed,
  combatOf,
  finish,
  GREEN,
  isLeader,
  isOnMap,
  MUD,
  nameOfSide,
  of,
  type PieceId,
  piecesIn,
  push,
  put,
  RED,
  replaceTop,
  type State,
  spaceOf,
  topStep,
} from '../state.ts';
import { tryAbility } from './abilities.ts';
import { enterPoland, enterSpace, takeControl, takesControl } from './captures.ts';
import { deciderFor, eliminateUnsupplied, liftNoAct } from './elimination.ts';
import { checkOverstacks, crossKerch, isKerch, overrun } from './moves.ts';
import {
  type Auto,
  type ChancePhase,
  diceDecide,
  first,
  type Phase,
  phase,
  say,
  sideDecides,
} from './phase.ts';

/** TC-11.4b, TC-A125: elimination decides before loss factors. */
export const resolve: Auto = (s, emit) => {
  finish(s);
  const c = combatOf(s);
  const attackers = attackingUnits(s).length;
  const defenders = unitsIn(s, c.target).length;
  const won =
    attackers > 0 && (defenders === 0 || c.lfA > c.lfD) && !(defenders > 0 && c.lfA <= c.lfD)
      ? 1
      : 0;
  c.won = won;
  const winner = won ? c.attacker : c.defender;
  say(emit, 'won', { side: nameOfSide(winner), space: spaceName(c.target) }, 'TC-11.4b');
  if (attackers === 0) {
    if (defenders > 0) push(s, { kind: 'counter', side: c.defender });
    return true;
  }
  if (won && defenders > 0) {
    c.retreat = Math.min(2, c.lfA - c.lfD);
    push(
      s,
      { kind: 'cancel-retreat', side: c.defender },
      { kind: 'exploit', side: c.attacker },
      { kind: 'advance', side: c.attacker },
    );
    return true;
  }
  if (defenders === 0 && piecesIn(s, c.target).length === 0) {
    c.vacated = 1;
    push(s, { kind: 'advance', side: c.attacker });
    return true;
  }
  push(s, { kind: 'counter', side: c.defender });
  return true;
};

// ------------------------------------------------------------------------ cancelling the retreat

const ROUGH = ['mountain', 'swamp', 'fortress'];
export const canStay = (s: State): boolean => stepsOf(s, defendingUnits(s)) > 1;
const nrUnits = (s: State): PieceId[] => defendingUnits(s).filter((p) => nrOf(p) > 0);

/** `why` of a retreat that nothing cancels any more. */
const DENIED = 'denied';
export const cancelAuto: Auto = (s) => {
  const rough = ROUGH.includes(space(combatOf(s).target).terrain);
  const asked = topStep(s).why !== DENIED && canStay(s) && (rough || nrUnits(s).length > 0);
  if (asked) return false;
  startRetreat(s);
  return true;
};

export const cancelRetreat: Phase = phase({
  kinds: ['hold-terrain', 'hold-nr', 'retreat'],
  clause: 'TC-11.62a',
  decision: (s) =>
    sideDecides(topStep(s).side ?? RED, { kind: 'cancel-retreat', clause: 'TC-11.62b' }),
  choices(s) {
    const found: Action[] = [{ kind: 'retreat' }];
    if (ROUGH.includes(space(combatOf(s).target).terrain)) found.push({ kind: 'hold-terrain' });
    if (nrUnits(s).length > 0) found.push({ kind: 'hold-nr' });
    return found;
  },
  check(s, _side, action) {
    if (action.kind === 'retreat') return undefined;
    if (action.kind === 'hold-nr')
      return nrUnits(s).length > 0 ? undefined : refuse('TC-11.622a', 'no-nr-unit');
    return ROUGH.includes(space(combatOf(s).target).terrain)
      ? undefined
      : refuse('TC-11.621a', 'no-rough-terrain');
  },
  apply(s, side, action) {
    if (action.kind === 'retreat') startRetreat(s);
    else {
      finish(s);
      push(s, { kind: 'cancel-die', side, why: action.kind });
    }
  },
});

/** The highest face that lets the defender stay (TC-11.621a, TC-11.622a). */
export function holdsUpTo(s: State, by: 'hold-terrain' | 'hold-nr'): number {
  if (by === 'hold-nr') return Math.max(...nrUnits(s).map(nrOf));
  const c = combatOf(s);
  let face = 4;
  if (someIn(s, c.target, isElite)) face++;
  // Those who defend themselves, or greens, are nobody's: only who decides for them may be behind (TC-A139).
  if (allegianceOf(s, defendingUnits(s)[0]!) !== c.defender) return face;
  if (isBehind(s, c.defender)) face--;
  if (of(s.inFighting, c.defender) === 2) face--;
  return face;
}

export const cancelDie: ChancePhase = {
  decision: (s) => diceDecide({ kind: 'cancel-die', clause: 'TC-11.62b', what: topStep(s).why }),
  roll(s, dice, emit) {
    const { why, side = RED } = topStep(s);
    say(emit, 'die', { what: why ?? '', die: first(dice) }, 'TC-11.62b');
    const face = holdsUpTo(s, why === 'hold-nr' ? why : 'hold-terrain');
    finish(s);
    if (first(dice) <= face) {
      push(s, { kind: 'hold', side });
      return;
    }
    // Who retreats is looked at after the loss: a corps may have taken an army's place (TC-A42).
    push(s, { kind: 'cancel-retreat', side, why: DENIED });
    if (why !== 'hold-nr') push(s, { kind: 'step-loss', side, count: 1, why: 'defenders' });
  },
};

export const hold: Phase = phase({
  kinds: ['hold', 'retreat'],
  clause: 'TC-11.621a',
  decision: (s) => sideDecides(topStep(s).side ?? RED, { kind: 'hold', clause: 'TC-11.62a' }),
  choices: () => [{ kind: 'hold' }, { kind: 'retreat' }],
  apply(s, side, action, emit) {
    if (action.kind === 'retreat') {
      startRetreat(s);
      return;
    }
    finish(s);
    combatOf(s).retreat = 0;
    say(
      emit,
      'held',
      { side: nameOfSide(side), space: spaceName(combatOf(s).target) },
      'TC-11.62a',
    );
    push(s, { kind: 'step-loss', side, count: 1, why: 'defenders' }, { kind: 'counter', side });
  },
});

// ---------------------------------------------------------------------------------------- retreat

function startRetreat(s: State): void {
  finish(s);
  pushRetreat(s);
}
/** All defenders, those that retreated here before too; garrisons cannot (TC-A145). */
function pushRetreat(s: State): void {
  const c = combatOf(s);
  const order = [...unitsIn(s, c.target), ...piecesIn(s, c.target).filter(isLeader)];
  push(
    s,
    {
      kind: 'retreat',
      side: c.defender,
      count: c.retreat,
      list: order,
      space: c.target,
      why: 'stack',
    },
    { kind: 'retreat-cost' },
  );
}

/** The pieces left, the one asked for now, and its paths. */
function retreating(s: State): { step: Step; piece: PieceId | undefined; paths: Path[] } {
  const step = topStep(s);
  const piece = (step.list ?? []).map(asPiece).find((p) => isOnMap(s, p));
  if (piece === undefined) return { step, piece, paths: [] };
  const c = combatOf(s);
  const closed = step.why === 'leader' ? [...c.from, c.target] : c.from;
  const stuck = isGarrison(piece) && allegianceOf(s, piece) === RED;
  const from = spaceOf(s, piece);
  return { step, piece, paths: stuck ? [] : retreatPaths(s, piece, from, step.count ?? 1, closed) };
}

export const retreatAuto: Auto = (s, emit) => {
  const { step, piece, paths } = retreating(s);
  if (piece === undefined) {
    finish(s);
    return true;
  }
  if (paths.length > 1) return false;
  dropFirst(s, step, piece);
  if (paths[0] === undefined) eliminateUnsupplied(s, piece, emit);
  else moveBack(s, piece, paths[0], emit);
  return true;
};

function dropFirst(s: State, step: Step, piece: PieceId): void {
  replaceTop(s, changed(step, { list: (step.list ?? []).filter((p) => p !== piece) }));
}

const PATH = 1000;
function moveBack(s: State, piece: PieceId, path: Path, emit: EmitEvent): void {
  const c = combatOf(s);
  const step = topStep(s);
  const from = spaceOf(s, piece);
  const key = path.to + PATH * ((path.via ?? -1) + 1);
  // TC-A44: whoever follows others into the space they have just taken shares their price.
  const enters = entersEnemyGround(s, piece, path) || s.retreatCosts.includes(key);
  const cost = enters && allegianceOf(s, piece) !== GREEN;
  // TC-A121: how it was supplied at the combat; where it goes no line leads yet.
  const takes = takesControl(s, piece, path.to) && isSupplied(s, piece);
  put(s, piece, path.to);
  const way = path.via === undefined ? [from] : [from, path.via];
  const facts = { piece: nameOf(piece), from: way.map(spaceName), space: spaceName(path.to) };
  say(emit, 'retreated', facts, 'TC-11.6a');
  if (step.why === 'stack') {
    c.retreated = 1;
    if (!c.paths.includes(key)) c.paths.push(key);
    if (isUnit(piece)) s.retreated.push(piece);
    if (cost && isUnit(piece)) s.retreatCosts.push(piece, key);
  }
  // TC-11.64d: only the last space changes hands.
  if (takes) takeControl(s, asSide(allegianceOf(s, piece)), path.to, emit);
  enterPoland(s, piece, path.to);
  const crosses =
    isKerch(from, path.via ?? path.to) || (path.via !== undefined && isKerch(path.via, path.to));
  crossKerch(s, [piece], crosses);
}

export const retreat: Phase = phase({
  kinds: ['retreat-to', 'retreat-by'],
  clause: 'TC-11.64a',
  decision(s) {
    const { piece, step } = retreating(s);
    return sideDecides(step.side ?? RED, {
      kind: 'retreat',
      clause: 'TC-11.64c',
      piece: nameOf(piece ?? asPiece(0)),
    });
  },
  choices: (s) => retreating(s).paths.map(pathAction),
  check(s, _side, action) {
    const { paths, piece } = retreating(s);
    const refusal = refuse('TC-11.64a', 'retreat-where', { piece: nameOf(piece ?? asPiece(0)) });
    return checkListed(paths.map(pathAction), action, refusal);
  },
  apply(s, _side, action, emit) {
    const { step, piece } = retreating(s);
    if (piece === undefined) return;
    dropFirst(s, step, piece);
    if (action.kind === 'retreat-to')
      moveBack(s, piece, { via: undefined, to: action.space }, emit);
    else if (action.kind === 'retreat-by')
      moveBack(s, piece, { via: action.via, to: action.space }, emit);
  },
});
const pathAction = ({ via, to }: Path): Action =>
  via === undefined ? { kind: 'retreat-to', space: to } : { kind: 'retreat-by', via, space: to };

/** TC-A44: each group of a path into enemy ground loses a step; TC-10.33a afterwards; NO ACT goes (TC-10.213e). */
export const retreatCost: Auto = (s) => {
  finish(s);
  const c = combatOf(s);
  s.noAct = s.noAct.filter((id) => id !== c.target || unitsIn(s, c.target).length > 0);
  liftNoAct(s, c.target);
  const gone = s.retreated.map(asPiece).filter((p) => isOnMap(s, p));
  checkOverstacks(
    s,
    gone.map((p) => spaceOf(s, p)),
  );
  const groups = new Map<number, PieceId[]>();
  const more = s.retreatCosts;
  for (let i = 0; i < more.length; i += 2) {
    const key = more[i + 1]!;
    groups.set(key, [...(groups.get(key) ?? []), asPiece(more[i]!)]);
  }
  s.retreatCosts = [];
  for (const units of groups.values())
    push(s, { kind: 'step-loss', side: deciderFor(s, units[0]!), count: 1, list: units });
  return true;
};

// ------------------------------------------------------------------------------------ exploitation

/** TC-15.15a. */
const exploiters = (s: State): PieceId[] => {
  const c = combatOf(s);
  if (!c.won || !c.retreated || s.weather === MUD || c.green) return [];
  if (!attackingUnits(s).some(isCavalry)) return [];
  return attackingLeaders(s).filter((leader) =>
    ableLeaders(s, spaceOf(s, leader), allegianceOf(s, leader)).includes(leader),
  );
};
export const exploitAuto: Auto = (s) => {
  if (exploiters(s).length > 0) return false;
  finish(s);
  return true;
};
export const exploit: Phase = phase({
  kinds: ['exploit', 'pass'],
  clause: 'TC-15.15a',
  decision: (s) => sideDecides(topStep(s).side ?? RED, { kind: 'exploit', clause: 'TC-15.15a' }),
  choices: (s) => [
    { kind: 'pass' },
    ...exploiters(s).map((piece) => ({ kind: 'exploit', piece }) as const),
  ],
  check(s, _side, action) {
    if (action.kind !== 'exploit') return undefined;
    return checkTry(s, action.piece, exploiters(s), 'TC-15.15a');
  },
  apply(s, side, action) {
    finish(s);
    if (action.kind === 'exploit') tryAbility(s, side, action.piece, 'exploit');
  },
});

// ----------------------------------------------------------------------------------------- advance

/** Spaces that a participant may advance into now, one at a time (TC-11.7, TC-11.71, TC-11.73, TC-A47, TC-A142). */
function advances(s: State, piece: PieceId): SpaceId[] {
  const c = combatOf(s);
  if (!c.attackers.includes(piece) || !isOnMap(s, piece) || piece === LENIN_PIECE) return [];
  const here = spaceOf(s, piece);
  const done = c.advanced.filter((p) => p === piece).length;
  if (done === 0) return [c.target].filter((to) => mayAdvance(s, piece, here, to));
  if (done > 1 || here !== c.target) return [];
  const { terrain } = space(here);
  if (ROUGH.includes(terrain) || s.weather === MUD) return [];
  const exploits = c.exploiting > 0 && (isCavalry(piece) || piece === c.exploiting - 1);
  const path = c.retreat === 2 && c.retreated ? viaSpaces(s) : [];
  const open = exploits ? linksFrom(here).map(({ to }) => to) : path;
  return open.filter((to) => mayAdvance(s, piece, here, to));
}
const viaSpaces = (s: State): SpaceId[] => [
  ...new Set(
    combatOf(s)
      .paths.filter((key) => key >= PATH)
      .map((key) => asSpace(Math.floor(key / PATH) - 1)),
  ),
];

function mayAdvance(s: State, piece: PieceId, from: SpaceId, to: SpaceId): boolean {
  const c = combatOf(s);
  const link = linkBetween(from, to);
  if (!link || checkLink(s, piece, link) || checkPlace(s, piece, to)) return false;
  if (to !== c.target && link.fullRound && link.kind !== 'rail') return false;
  if (enemyUnitIn(s, piece, to) || checkStack(s, to, [piece])) return false;
  if (isLeader(piece))
    return unitsIn(s, to).some((unit) => c.attackers.includes(unit) && c.advanced.includes(unit));
  return !enemyLeaderIn(s, piece, to) || isUnit(piece);
}

const advancing = (s: State): PieceId[] =>
  combatOf(s)
    .attackers.map(asPiece)
    .filter((p) => advances(s, p).length > 0);

export const advanceAuto: Auto = (s) => {
  const c = combatOf(s);
  const open = unitsIn(s, c.target).every((unit) => c.attackers.includes(unit));
  if (open && advancing(s).length > 0) return false;
  finish(s);
  return true;
};

export const advance: Phase = phase({
  kinds: ['advance', 'done'],
  clause: 'TC-11.7a',
  decision: (s) =>
    sideDecides(topStep(s).side ?? RED, {
      kind: 'advance',
      clause: 'TC-11.7a',
      space: spaceName(combatOf(s).target),
    }),
  choices(s) {
    const found: Action[] = [{ kind: 'done' }];
    for (const piece of advancing(s))
      for (const to of advances(s, piece)) found.push({ kind: 'advance', piece, space: to });
    return found;
  },
  check(s, _side, action) {
    if (action.kind !== 'advance') return undefined;
    if (advances(s, action.piece).includes(action.space)) return undefined;
    const c = combatOf(s);
    if (!c.attackers.includes(action.piece))
      return refuse('TC-11.1c', 'takes-no-part', { piece: nameOf(action.piece) });
    if (c.advanced.includes(action.piece) && ROUGH.includes(space(c.target).terrain))
      return refuse('TC-11.73a', 'stops-in-rough');
    return (
      checkPlace(s, action.piece, action.space) ??
      checkStack(s, action.space, [action.piece]) ??
      refuse('TC-11.71a', 'cannot-advance', { space: spaceName(action.space) })
    );
  },
  apply(s, _side, action, emit) {
    if (action.kind !== 'advance') {
      finish(s);
      return;
    }
    const { piece, space: to } = action;
    const from = spaceOf(s, piece);
    combatOf(s).advanced.push(piece);
    put(s, piece, to);
    const facts = { piece: nameOf(piece), from: spaceName(from), space: spaceName(to) };
    say(emit, 'advanced', facts, 'TC-11.7a');
    enterSpace(s, [piece], to, emit);
    overrun(s, [piece], to);
    crossKerch(s, [piece], isKerch(from, to));
  },
});

// ---------------------------------------------------------------------------------- counter-attack

/** TC-15.14a: more loss factors inflicted than suffered, and an able leader in the stack. */
const avengers = (s: State): PieceId[] => {
  const c = combatOf(s);
  const units = defendingUnits(s);
  const unit = units[0];
  if (unit === undefined || c.lfD <= c.lfA || attackingUnits(s).length === 0) return [];
  if (c.retreated || allegianceOf(s, unit) === GREEN) return [];
  return ableLeaders(s, c.target, allegianceOf(s, unit));
};
export const counterAuto: Auto = (s) => {
  if (avengers(s).length > 0) return false;
  finish(s);
  return true;
};
export const counter: Phase = phase({
  kinds: ['counter', 'pass'],
  clause: 'TC-15.14a',
  decision: (s) => sideDecides(topStep(s).side ?? RED, { kind: 'counter', clause: 'TC-15.14a' }),
  choices: (s) => [
    { kind: 'pass' },
    ...avengers(s).map((piece) => ({ kind: 'counter', piece }) as const),
  ],
  check: (s, _side, action) =>
    action.kind === 'counter' ? checkTry(s, action.piece, avengers(s), 'TC-15.14a') : undefined,
  apply(s, side, action) {
    finish(s);
    if (action.kind === 'counter') tryAbility(s, side, action.piece, 'counterattack');
  },
});

/** TC-A48: both fire; unit modifiers only, no shifts; nobody moves. */
export const counterFire: ChancePhase = {
  decision: (s) =>
    diceDecide(
      { kind: 'counter-fire', clause: 'TC-15.14a', space: spaceName(combatOf(s).target) },
      [6, 6],
    ),
  roll(s, dice, emit) {
    finish(s);
    const c = combatOf(s);
    // The stack that strikes back rolls first.
    const lfD = fire(s, defendingUnits(s), 0, dice[0]! + c.dieD);
    const lfA = fire(s, attackingUnits(s), 0, dice[1]! + c.dieA);
    say(
      emit,
      'counter-attack',
      { space: spaceName(c.target), die: dice[0]!, other: dice[1]!, inflicted: lfD, suffered: lfA },
      'TC-A48',
    );
    push(
      s,
      {
        kind: 'losses',
        side: c.attacker,
        why: 'attacker',
        count: mostPayable(s, attackingUnits(s), lfD),
      },
      {
        kind: 'losses',
        side: c.defender,
        why: 'defender',
        count: mostPayable(s, defendingUnits(s), lfA),
      },
      { kind: 'survivors' },
    );
  },
};

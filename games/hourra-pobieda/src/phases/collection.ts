// HP-2.0, HP-2.1, HP-A1, HP-A5, HP-A12: the initiative, munitions chosen in secret, and what the bases yield.
import type { Action, Mark, MunitionColour } from '../actions.ts';
import { MUNITION_COLOURS } from '../actions.ts';
import { PRODUCTION, readDie } from '../data/index.ts';
import { refuse } from '../refusal.ts';
import { checkMark, markIndex, marksFor } from '../rules/assault.ts';
import { strengthOf } from '../rules/groups.ts';
import type { SideId, State } from '../state.ts';
import {
  AA_TOKEN,
  ANTI_TANK,
  addTokens,
  BLUE_TOKEN,
  enemyOf,
  finish,
  GREEN_TOKEN,
  holderOf,
  isReady,
  munitionsOf,
  push,
  RED_TOKEN,
  SIDES,
  setReady,
  sideName,
  sideOfName,
  theatre,
  WHITE_TOKEN,
  YELLOW_TOKEN,
} from '../state.ts';
import type { BaseInfo } from '../theatre.ts';
import {
  type Auto,
  type ChancePhase,
  diceDecide,
  ONE_DIE,
  type Phase,
  sideDecides,
  sidesDecide,
  sixes,
} from './phase.ts';

/** A turn begins; the initiative is drawn before the first, or before each (HP-A1). */
export const turn: Auto = (s, emit) => {
  finish(s, 'turn');
  s.turn++;
  emit?.({ kind: 'turn', clause: 'HP-2.0c', turn: s.turn, of: theatre(s).turnLimit });
  push(s, 'end', 'second', 'first', 'collect', 'munitions');
  if (s.turn === 1 || s.rules.initiativePerTurn) push(s, 'keep', 'lot');
  return true;
};

export const lot: ChancePhase = {
  decision: () => diceDecide({ kind: 'lot', clause: 'HP-2.0a' }, ONE_DIE),
  roll(s, [face = 1], emit) {
    s.drawn = face <= 3 ? 0 : 1;
    emit?.({ kind: 'drawn', clause: 'HP-A1', side: sideName(s.drawn), face });
    finish(s, 'lot');
  },
};

const KEEP_OR_GIVE: readonly Action[] = [{ kind: 'keep' }, { kind: 'give' }];

export const keep: Phase = {
  kinds: ['keep', 'give'],
  decision: (s) => sideDecides(s.drawn, { kind: 'keep', clause: 'HP-D2', side: sideName(s.drawn) }),
  choices: () => KEEP_OR_GIVE,
  check: () => undefined,
  apply(s, _side, action, emit) {
    s.attacker = action.kind === 'keep' ? s.drawn : enemyOf(s.drawn);
    emit?.({ kind: 'attacker', clause: 'HP-2.0b', side: sideName(s.attacker) });
    finish(s, 'keep');
  },
};

// ---------------------------------------------------------------------------------- munitions

/** HP-S.2d, HP-S.3d, e: how many pairs of dice a base yields to its owner now. */
function equivalentsOf(s: State, base: BaseInfo): number {
  if (strengthOf(s, base.side) <= base.normalAtMost) return 1;
  let equivalents = 0;
  for (const step of base.production) if (step.fromTurn <= s.turn) equivalents = step.equivalents;
  return equivalents;
}

/** How many munitions dice a side chooses for: those of its own bases that it holds. */
export function munitionsDice(s: State, side: SideId): number {
  let dice = 0;
  const { bases } = theatre(s);
  for (let i = 0; i < bases.length; i++)
    if (bases[i]!.side === side && holderOf(s, i) === side) dice += equivalentsOf(s, bases[i]!);
  return dice;
}

const COLOUR_TOKENS: Readonly<Record<MunitionColour, number>> = {
  red: RED_TOKEN,
  green: GREEN_TOKEN,
  yellow: YELLOW_TOKEN,
  white: WHITE_TOKEN,
  aa: AA_TOKEN,
};
export const colourOfToken = (token: number): MunitionColour =>
  token === AA_TOKEN ? 'aa' : (MUNITION_COLOURS[(token >> 1) - 1] ?? 'red');
/** `red`, or with rule 9 `red-he`. */
const tokenName = (s: State, token: number): string => {
  const colour = colourOfToken(token);
  if (!s.rules.adaptedMunitions || token === AA_TOKEN) return colour;
  return `${colour}-${(token & 1) === ANTI_TANK ? 'at' : 'he'}`;
};

export const autoMunitions: Auto = (s, emit) => {
  for (const side of SIDES)
    if (munitionsOf(s, side).length >= munitionsDice(s, side)) setReady(s, side, true);
  if (!SIDES.every((side) => isReady(s, side))) return false;
  for (const side of SIDES) {
    setReady(s, side, false);
    const tokens = munitionsOf(s, side).map((token) => tokenName(s, token));
    if (tokens.length > 0)
      emit?.({ kind: 'munitions', clause: 'HP-A5', side: sideName(side), tokens });
  }
  finish(s, 'munitions');
  return true;
};

/** By whether there are AA tokens and marks: every choice there is. */
const MUNITIONS = [false, true].map((aa) =>
  [false, true].map((adaptedMunitions) =>
    MUNITION_COLOURS.filter((colour) => aa || colour !== 'aa').flatMap((colour) =>
      marksFor(adaptedMunitions, colour).map(
        (mark: Mark): Action => Object.freeze({ kind: 'munitions', colour, mark }),
      ),
    ),
  ),
);

export const munitions: Phase = {
  kinds: ['munitions'],
  decision: (s) =>
    sidesDecide(SIDES.filter((side) => !isReady(s, side)).map(sideName), {
      kind: 'munitions',
      clause: 'HP-2.1f',
    }),
  choices(s) {
    const { aa, adaptedMunitions } = s.rules;
    return MUNITIONS[aa ? 1 : 0]![adaptedMunitions ? 1 : 0]!;
  },
  check(s, _side, action) {
    if (action.kind !== 'munitions') return undefined;
    if (action.colour === 'aa' && !s.rules.aa) return refuse('HP-12a', 'no-aa-tokens');
    return checkMark(s, action.mark, action.colour !== 'aa');
  },
  apply(s, name, action) {
    if (action.kind !== 'munitions') return;
    munitionsOf(s, sideOfName(name)).push(COLOUR_TOKENS[action.colour] + markIndex(action.mark));
  },
};

// ------------------------------------------------------------------------------------ collect

/** One die or, for Yellow, two: whose they are and what they yield (3.3). */
interface Yield {
  readonly side: SideId;
  readonly base: BaseInfo;
  readonly captured: boolean;
  /** The munitions chosen for this pair of dice, or −1. */
  readonly token: number;
}

function yields(s: State): Yield[] {
  const list: Yield[] = [];
  const { bases } = theatre(s);
  for (const side of [s.attacker, enemyOf(s.attacker)]) {
    let next = 0;
    bases.forEach((base, i) => {
      if (base.side !== side || holderOf(s, i) !== side) return;
      for (let n = equivalentsOf(s, base); n > 0; n--)
        list.push({ side, base, captured: false, token: munitionsOf(s, side)[next++] ?? -1 });
    });
    bases.forEach((base, i) => {
      if (base.side !== side && holderOf(s, i) === side)
        list.push({ side, base, captured: true, token: -1 });
    });
  }
  return list;
}

const diceOf = ({ captured, token }: Yield): number =>
  captured || token < 0 ? 1 : 1 + PRODUCTION[colourOfToken(token)].dice;

export const skipCollect: Auto = (s) => {
  if (yields(s).length > 0) return false;
  finish(s, 'collect');
  return true;
};

export const collect: ChancePhase = {
  decision: (s) =>
    diceDecide(
      { kind: 'collect', clause: 'HP-2.1d' },
      sixes(yields(s).reduce((sum, pair) => sum + diceOf(pair), 0)),
    ),
  roll(s, dice, emit) {
    let from = 0;
    for (const pair of yields(s)) {
      const faces = dice.slice(from, from + diceOf(pair));
      from += faces.length;
      const blue = readDie(pair.captured ? 'd3' : 'd6', faces[0]!);
      addTokens(s, pair.side, BLUE_TOKEN, blue);
      const count = pair.token < 0 ? 0 : yieldOf(pair.token, faces.slice(1));
      if (pair.token >= 0) addTokens(s, pair.side, pair.token, count);
      emit?.({
        kind: 'collected',
        clause: pair.captured ? 'HP-2.3j' : 'HP-2.1d',
        side: sideName(pair.side),
        base: pair.base.id,
        captured: pair.captured,
        blue,
        tokens: pair.token < 0 ? '' : tokenName(s, pair.token),
        count,
        dice: faces,
      });
    }
    for (const side of SIDES) munitionsOf(s, side).length = 0;
    finish(s, 'collect');
  },
};

/** HP-2.1g to j, HP-A55. */
function yieldOf(token: number, faces: readonly number[]): number {
  const { die, add } = PRODUCTION[colourOfToken(token)];
  return faces.reduce((sum, face) => sum + readDie(die, face), add);
}

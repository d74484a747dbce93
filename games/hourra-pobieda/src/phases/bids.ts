// HP-D11, HP-2.6, HP-12, HP-A39, HP-A40: secret bids, the dice of air defence and support, totals.
import type { Action, BidKind } from '../actions.ts';
import { BID_KINDS } from '../actions.ts';
import { AA_SUCCEEDS_AT_MOST } from '../data/index.ts';
import {
  checkCommit,
  lossesOf,
  marksFor,
  partsWith,
  slotOf,
  supportDice,
  totalOf,
} from '../rules/assault.ts';
import { shootDown } from '../rules/odds.ts';
import type { Assault, SideId, State } from '../state.ts';
import {
  AA_TOKEN,
  ANTI_TANK,
  addTokens,
  assaultOf,
  BID_AA,
  BID_GREEN,
  BID_RED,
  BID_YELLOW,
  bidOf,
  CARPET,
  CLOSE,
  countAssault,
  finish,
  GREEN_TOKEN,
  groupOf,
  isSealed,
  keyOfRole,
  RED_TOKEN,
  SIDES,
  seal,
  sideName,
  sideOf,
  sideOfName,
  WHITE_TOKEN,
  YELLOW_TOKEN,
} from '../state.ts';
import {
  type Auto,
  type ChancePhase,
  diceDecide,
  type Emitter,
  nameOf,
  ONE_DIE,
  type Phase,
  sidesDecide,
  sixes,
} from './phase.ts';

// --------------------------------------------------------------------------------------- bids

function* commitments(
  s: State,
  assault: Assault,
  side: SideId,
): Generator<Action & { what: BidKind }> {
  for (const what of BID_KINDS)
    for (const mark of marksFor(s.rules.adaptedMunitions, what))
      if (!checkCommit(s, assault, side, what, mark)) yield { kind: 'commit', what, mark };
}

const isEmpty = (bid: readonly number[]): boolean => bid.every((count) => count === 0);

/** HP-A39: a side with no usable token commits nothing; when both are in, both are revealed and paid. */
export const autoBid: Auto = (s, emit) => {
  const assault = assaultOf(s);
  for (const side of SIDES) {
    if (isSealed(assault, side) || !isEmpty(bidOf(assault, side))) continue;
    if (commitments(s, assault, side).next().done) seal(assault, side);
  }
  if (!SIDES.every((side) => isSealed(assault, side))) return false;
  for (const side of SIDES) payBid(s, assault, side, emit);
  const defender = sideOf(assault.defender);
  assault.flak = bidOf(assault, defender)[BID_AA]!;
  finish(s, 'bid');
  return true;
};

const PAID = [
  [CLOSE, WHITE_TOKEN],
  [CARPET, WHITE_TOKEN],
  [BID_RED, RED_TOKEN],
  [BID_GREEN, GREEN_TOKEN],
  [BID_YELLOW, YELLOW_TOKEN],
] as const;

/** HP-2.7i: committed means spent. */
function payBid(s: State, assault: Assault, side: SideId, emit: Emitter): void {
  const bid = bidOf(assault, side);
  for (const [slot, token] of PAID)
    for (const mark of [0, ANTI_TANK]) addTokens(s, side, token + mark, -bid[slot + mark]!);
  addTokens(s, side, AA_TOKEN, -bid[BID_AA]!);
  emit?.({ kind: 'bids', clause: 'HP-2.7g', side: sideName(side), tokens: bidWords(s, bid) });
}

/** `2 carpet`, `1 red-he`. */
function bidWords(s: State, bid: readonly number[]): string[] {
  return BID_KINDS.flatMap((what) =>
    marksFor(s.rules.adaptedMunitions, what).flatMap((mark) => {
      const count = bid[slotOf(what, mark)]!;
      return count > 0 ? [`${count} ${mark === '' ? what : `${what}-${mark}`}`] : [];
    }),
  );
}

export const bid: Phase = {
  kinds: ['commit', 'seal'],
  decision(s) {
    const assault = assaultOf(s);
    return sidesDecide(SIDES.filter((side) => !isSealed(assault, side)).map(sideName), {
      kind: 'bid',
      clause: 'HP-A39',
      from: nameOf(s, assault.from),
      at: nameOf(s, assault.at),
    });
  },
  choices(s, name) {
    const choices: Action[] = [...commitments(s, assaultOf(s), sideOfName(name))];
    choices.push({ kind: 'seal' });
    return choices;
  },
  check: (s, name, action) =>
    action.kind === 'commit'
      ? checkCommit(s, assaultOf(s), sideOfName(name), action.what, action.mark)
      : undefined,
  apply(s, name, action) {
    const assault = assaultOf(s);
    const side = sideOfName(name);
    if (action.kind === 'commit') bidOf(assault, side)[slotOf(action.what, action.mark)]!++;
    else seal(assault, side);
  },
};

// --------------------------------------------------------------------------------------- dice

const aircraft = (bids: readonly number[]): number =>
  bids[CLOSE]! + bids[CLOSE + 1]! + bids[CARPET]! + bids[CARPET + 1]!;

/** HP-A55: one by one, while an enemy White is left. */
export const autoAa: Auto = (s) => {
  const assault = assaultOf(s);
  if (assault.flak > 0 && aircraft(bidOf(assault, sideOf(assault.assailant))) > 0) return false;
  finish(s, 'aa');
  return true;
};

export const aa: ChancePhase = {
  decision: () => diceDecide({ kind: 'aa', clause: 'HP-12b' }, ONE_DIE),
  roll(s, [face = 1], emit) {
    const assault = assaultOf(s);
    assault.flak--;
    const downed = face <= AA_SUCCEEDS_AT_MOST;
    if (downed) shootDown(bidOf(assault, sideOf(assault.assailant)));
    emit?.({
      kind: 'aa',
      clause: 'HP-12b',
      side: sideName(sideOf(assault.defender)),
      face,
      downed,
    });
  },
};

export const autoSupport: Auto = (s, emit) => {
  if (supportDice(s, assaultOf(s)).length > 0) return false;
  total(s, [], emit);
  return true;
};

export const support: ChancePhase = {
  decision: (s) =>
    diceDecide({ kind: 'support', clause: 'HP-A40' }, sixes(supportDice(s, assaultOf(s)).length)),
  roll: (s, dice, emit) => total(s, dice, emit),
};

/** HP-2.6b to n: both totals, and what the lower side loses. */
function total(s: State, dice: readonly number[], emit: Emitter): void {
  const assault = assaultOf(s);
  const parts = partsWith(s, assault, dice);
  assault.parts = parts;
  const [attack, defence] = [totalOf(parts[0]!), totalOf(parts[1]!)];
  assault.due = lossesOf(s, assault, [attack, defence]);
  for (const role of [0, 1]) countAssault(s, groupOf(s, keyOfRole(assault, role)));
  finish(s, 'support');
  for (const role of [0, 1])
    emit?.({
      kind: 'totals',
      clause: attack === defence ? 'HP-2.6o' : 'HP-2.6n',
      side: sideName(sideOf(keyOfRole(assault, role))),
      total: role === 0 ? attack : defence,
      enemy: role === 0 ? defence : attack,
      losses: assault.due[role]!,
    });
}

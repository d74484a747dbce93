// HP-2.6, HP-2.7, HP-12: what an assault may bring, exactly: the distribution of both totals for given bids.
import { AA_SUCCEEDS_AT_MOST, readDie } from '../data/index.ts';
import type { Assault, State } from '../state.ts';
import {
  ANTI_TANK,
  BID_AA,
  BID_SIZE,
  bidOf,
  CARPET,
  CLOSE,
  cloneAssault,
  plentifulMark,
  sideOf,
} from '../state.ts';
import {
  checkCommit,
  leftToBid,
  lossesOf,
  marksFor,
  partsOf,
  scoreOf,
  slotOf,
  supportDice,
  totalOf,
} from './assault.ts';

/** Losses of the assailant and of the defender, from 3 on together; keys of `Texts.name`. */
export const OUTCOMES = [
  'assailant-3',
  'assailant-2',
  'assailant-1',
  'both-1',
  'defender-1',
  'defender-2',
  'defender-3',
] as const;
export type Outcome = (typeof OUTCOMES)[number];
export type Odds = ReadonlyMap<Outcome, number>;

const FACES = [1, 2, 3, 4, 5, 6] as const;

const aircraft = (bid: readonly number[]): number =>
  bid[CLOSE]! + bid[CLOSE + ANTI_TANK]! + bid[CARPET]! + bid[CARPET + ANTI_TANK]!;

/** HP-A55, HP-A58: carpet first; of the mark of which more are there. */
export function shootDown(bid: number[]): void {
  const slot = bid[CARPET]! + bid[CARPET + ANTI_TANK]! > 0 ? CARPET : CLOSE;
  bid[slot + plentifulMark(bid[slot]!, bid[slot + ANTI_TANK]!)]!--;
}

/** With the bids that the assault holds, and the AA dice still to be rolled. */
export function oddsOf(s: State, assault: Assault): Odds {
  const odds = new Map<Outcome, number>();
  afterFlak(s, assault, 1, odds);
  return odds;
}

function afterFlak(s: State, assault: Assault, chance: number, odds: Map<Outcome, number>): void {
  if (assault.flak === 0 || aircraft(bidOf(assault, sideOf(assault.assailant))) === 0) {
    afterSupport(s, assault, chance, odds);
    return;
  }
  const hits = AA_SUCCEEDS_AT_MOST / 6;
  const spared = cloneAssault(assault);
  spared.flak--;
  afterFlak(s, spared, chance * (1 - hits), odds);
  const downed = cloneAssault(spared);
  shootDown(bidOf(downed, sideOf(downed.assailant)));
  afterFlak(s, downed, chance * hits, odds);
}

/** The difference of the totals, die by die. */
function afterSupport(
  s: State,
  assault: Assault,
  chance: number,
  odds: Map<Outcome, number>,
): void {
  const attack = totalOf(partsOf(s, assault, 0));
  const defence = totalOf(partsOf(s, assault, 1));
  let leads = new Map([[attack - defence, chance]]);
  for (const { role, what } of supportDice(s, assault)) {
    const next = new Map<number, number>();
    for (const [lead, share] of leads)
      for (const face of FACES) {
        const score = what === 'banzai' ? readDie('d2', face) : scoreOf(s, what, face);
        const to = lead + (role === 0 ? score : -score);
        next.set(to, (next.get(to) ?? 0) + share / 6);
      }
    leads = next;
  }
  for (const [lead, share] of leads) {
    const outcome = outcomeOf(lossesOf(s, assault, [lead, 0]));
    odds.set(outcome, (odds.get(outcome) ?? 0) + share);
  }
}

function outcomeOf([assailant = 0, defender = 0]: readonly number[]): Outcome {
  if (assailant > 0 && defender > 0) return 'both-1';
  const losses = Math.min(3, Math.max(assailant, defender, 1)) as 1 | 2 | 3;
  return assailant > defender ? `assailant-${losses}` : `defender-${losses}`;
}

/** More tokens of one colour than this are not looked at in a usual bid. */
const MOST = 3;

/** Bids to compare with: nothing, about half, and all that a side could put in; stocks are public (HP-A8). */
export function usualBids(s: State, assault: Assault, role: number): number[][] {
  const side = sideOf(role === 0 ? assault.assailant : assault.defender);
  const empty = { ...assault, bids: assault.bids.map(() => new Array<number>(BID_SIZE).fill(0)) };
  const full = new Array<number>(BID_SIZE).fill(0);
  for (const what of ['close', 'red', 'green', 'yellow', 'aa'] as const)
    for (const mark of marksFor(s.rules.adaptedMunitions, what))
      if (!checkCommit(s, empty, side, what, mark))
        full[slotOf(what, mark)] = Math.min(MOST, leftToBid(s, empty, side, what, mark));
  const half = full.map((count) => Math.ceil(count / 2));
  const bids = [full.map(() => 0), half, full];
  return bids.filter((bid, i) => i === 0 || bid.join() !== bids[i - 1]!.join());
}

/** The assault with these bids, sealed: by role. */
function withBids(assault: Assault, bids: readonly (readonly number[])[]): Assault {
  const made = cloneAssault(assault);
  for (const role of [0, 1]) {
    const side = sideOf(role === 0 ? assault.assailant : assault.defender);
    made.bids[side] = bids[role]!.slice();
  }
  made.flak = bids[1]![BID_AA]!;
  return made;
}

/** Before the bids are known: each of the usual bids of either side as likely as the others. */
export function usualOdds(s: State, assault: Assault): Odds {
  const odds = new Map<Outcome, number>();
  const [ours, theirs] = [usualBids(s, assault, 0), usualBids(s, assault, 1)];
  for (const one of ours)
    for (const other of theirs)
      for (const [outcome, chance] of oddsOf(s, withBids(assault, [one, other]))) {
        const share = chance / (ours.length * theirs.length);
        odds.set(outcome, (odds.get(outcome) ?? 0) + share);
      }
  return odds;
}

// Stocks, bases and bids: every accessor that reads or writes what the state holds of them.
import {
  ANTI_TANK,
  type Assault,
  BLUE_TOKEN,
  type GroupKey,
  type SideId,
  type State,
  sideOf,
  WHITE_TOKEN,
} from './facts.ts';

export const stockOf = (s: State, side: SideId, token: number): number => s.stocks[side]![token]!;
/** Both marks of a colour together. */
export const stockOfColour = (s: State, side: SideId, token: number): number =>
  s.stocks[side]![token]! + s.stocks[side]![token + ANTI_TANK]!;
export const addTokens = (s: State, side: SideId, token: number, count: number): void => {
  s.stocks[side]![token]! += count;
};
export const blueOf = (s: State, side: SideId): number => s.stocks[side]![BLUE_TOKEN]!;
export const payBlue = (s: State, side: SideId, count: number): void => {
  s.stocks[side]![BLUE_TOKEN]! -= count;
};
export const whiteOf = (s: State, side: SideId): number => stockOfColour(s, side, WHITE_TOKEN);

/** HP-A58: where the mark does not matter, one of the mark of which more are there, HE on a tie. */
export const plentifulMark = (he: number, at: number): number => (at > he ? ANTI_TANK : 0);

export function payWhite(s: State, side: SideId): void {
  const stock = s.stocks[side]!;
  const mark = plentifulMark(stock[WHITE_TOKEN]!, stock[WHITE_TOKEN + ANTI_TANK]!);
  stock[WHITE_TOKEN + mark]!--;
}

export const munitionsOf = (s: State, side: SideId): number[] => s.munitions[side]!;
export const isReady = (s: State, side: SideId): boolean => s.ready[side] === 1;
export const setReady = (s: State, side: SideId, ready: boolean): void => {
  s.ready[side] = ready ? 1 : 0;
};
export const holderOf = (s: State, base: number): SideId => s.holders[base]!;
export const setHolder = (s: State, base: number, side: SideId): void => {
  s.holders[base] = side;
};

export const assaultOf = (s: State): Assault => {
  if (!s.assault) throw new Error('invariant: no assault');
  return s.assault;
};

/** HP-D11: what this side has put into its bid so far. */
export const bidOf = (assault: Assault, side: SideId): number[] => assault.bids[side]!;
export const isSealed = (assault: Assault, side: SideId): boolean => assault.sealed[side] === 1;
export const seal = (assault: Assault, side: SideId): void => {
  assault.sealed[side] = 1;
};
export const roleOf = (assault: Assault, side: SideId): number =>
  sideOf(assault.assailant) === side ? 0 : 1;
export const keyOfRole = (assault: Assault, role: number): GroupKey =>
  role === 0 ? assault.assailant : assault.defender;

// What guns and aircraft promise: elements hit, less the tokens, which are worth less the more there are and the less time is left.
import type { Action } from '@motti/hourra-pobieda';
import {
  AA_TOKEN,
  enemyOf,
  facesThatHit,
  type Group,
  GUN_TOKENS,
  placeAt,
  protectionOf,
  type SideId,
  type State,
  sideOf,
  stockOf,
  stockOfColour,
  theatre,
} from '@motti/hourra-pobieda/parts';
import { dearness, timeLeft } from './evaluation.ts';
import type { Posture } from './posture.ts';

type Fire = Extract<Action, { kind: 'fire' }>;
type Raid = Extract<Action, { kind: 'raid' }>;

/** In the worth of one element. */
const TOKEN_WORTH: Readonly<Record<Fire['colour'], number>> = {
  red: 0.3,
  green: 0.25,
  yellow: 0.12,
  white: 0.5,
};

function tokenCost(s: State, side: SideId, colour: Fire['colour']): number {
  const stock = stockOfColour(s, side, GUN_TOKENS[colour]);
  return (TOKEN_WORTH[colour] * timeLeft(s)) / (1 + 0.15 * stock);
}

const groupAt = (s: State, side: SideId, at: number): Group | undefined => {
  const place = placeAt(theatre(s), at);
  return s.groups.find((group) => group.place === place && sideOf(group.key) === side);
};

/** HP-2.8, HP-A48: a series of such shots, one from each element while there are tokens and targets. */
export function fireWorth(
  s: State,
  side: SideId,
  action: Fire,
  shots: number,
  posture: Posture,
): number {
  const target = groupAt(s, enemyOf(side), action.at);
  if (!target) return 0;
  const chance = facesThatHit(s, side, action).length / 6;
  if (chance === 0) return 0;
  const count = Math.min(
    shots,
    stockOfColour(s, side, GUN_TOKENS[action.colour]),
    Math.ceil(target.elements.length / chance),
  );
  const worth = chance * posture.hit * dearness(s, enemyOf(side));
  return count * (worth - posture.tokens * tokenCost(s, side, action.colour));
}

/** The faces of the die that are bombs on target (HP-5c). */
const BOMBS = 4;
/** HP-12b: what a token of AA brings down. */
const DOWNED = 4 / 6;

/** HP-5: bombs on those who are protected least; whoever looks on has AA. */
export function raidWorth(s: State, side: SideId, action: Raid, posture: Posture): number {
  const enemy = enemyOf(side);
  const target = groupAt(s, enemy, action.at);
  if (!target) return 0;
  const t = theatre(s);
  const least = Math.min(...target.elements.map((element) => protectionOf(t, target, element)));
  const chance = Math.max(0, BOMBS - least) / 6;
  const tokens = action.tokens + action.antiTank;
  const flak = s.rules.aa && s.rules.aaVersusRaids ? DOWNED * stockOf(s, enemy, AA_TOKEN) : 0;
  const hits = Math.min(target.elements.length, chance * Math.max(0, tokens - flak));
  const worth = hits * posture.hit * dearness(s, enemy);
  return worth - posture.tokens * tokens * tokenCost(s, side, 'white');
}

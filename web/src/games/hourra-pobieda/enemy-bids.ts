// A few bids that the enemy could make, each with how the rules say the assault would come out.
import type { State } from '@motti/hourra-pobieda';
import {
  BID_AA,
  BID_KINDS,
  bidOf,
  cloneAssault,
  oddsOf,
  roleOf,
  type SideId,
  sideOf,
  usualBids,
} from '@motti/hourra-pobieda/parts';
import type { TokenColour } from './position.ts';
import { type HourraTable, wordsOf } from './table.ts';

/** How it looks to the viewer, best first. */
const TONES = ['good', 'even', 'bad'] as const;
type Tone = (typeof TONES)[number];

export interface EnemyBid {
  readonly key: string;
  readonly tokens: readonly TokenColour[];
  readonly shares: readonly {
    readonly tone: Tone;
    readonly text: string;
    readonly chance: number;
  }[];
}

export function enemyBids(table: HourraTable, state: State, enemy: SideId): EnemyBid[] {
  const { assault } = state;
  if (!assault) return [];
  const role = roleOf(assault, enemy);
  return usualBids(state, assault, role).map((bid, i) => {
    const made = cloneAssault(assault);
    made.bids[enemy] = bid;
    made.flak = bidOf(made, sideOf(made.defender))[BID_AA]!;
    const chances: Record<Tone, number> = { good: 0, even: 0, bad: 0 };
    for (const [outcome, chance] of oddsOf(state, made)) chances[toneOf(outcome, role)] += chance;
    const { bid: say } = wordsOf(table);
    const names = { good: enemy, bad: enemy === 0 ? 1 : 0 };
    return {
      key: String(i),
      tokens: tokensOf(bid),
      shares: TONES.map((tone) => ({
        tone,
        chance: chances[tone],
        text:
          tone === 'even'
            ? say.tie
            : say.attackerLoses(table.texts.side(names[tone] === 0 ? 'blue' : 'red')),
      })),
    };
  });
}

/** `assailant-2`: the assailant loses; good where that is the enemy. */
function toneOf(outcome: string, enemyRole: number): Tone {
  if (outcome.startsWith('both')) return 'even';
  return outcome.startsWith('assailant') === (enemyRole === 0) ? 'good' : 'bad';
}

const tokensOf = (bid: readonly number[]): TokenColour[] =>
  BID_KINDS.flatMap((what, i) => {
    const count = (bid[2 * i] ?? 0) + (what === 'aa' ? 0 : (bid[2 * i + 1] ?? 0));
    const colour = what === 'close' || what === 'carpet' ? 'white' : what;
    return Array.from({ length: count }, () => colour);
  });

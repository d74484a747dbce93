// A few bids that the enemy could make, each with how the rules say the assault would come out.
import type { Side } from '@motti/engine';
import type { Action } from '@motti/hourra-pobieda';
import { commitOf } from './bids.ts';
import type { TokenColour } from './position.ts';
import type { HourraTable } from './table.ts';
import { wordsOf } from './table.ts';

export interface EnemyBid {
  readonly key: string;
  readonly tokens: readonly TokenColour[];
  readonly outcomes: readonly {
    readonly code: string;
    readonly text: string;
    /** How it looks to the viewer. */
    readonly tone: 'good' | 'even' | 'bad';
    readonly chance: number;
  }[];
}

const MOST = 40;
const colourOf = (what: string): TokenColour =>
  what === 'close' || what === 'carpet' ? 'white' : (what as TokenColour);

/** Nothing, two of the most plentiful, half, and everything that could be committed. */
export function enemyBids(table: HourraTable, state: unknown, enemy: Side): EnemyBid[] {
  const { game } = table;
  const all = game.clone(state);
  const lines: Action[] = [];
  for (; lines.length < MOST; ) {
    const more = (game.choices(all, enemy) as Action[]).filter(({ kind }) => kind === 'commit');
    const next = more.at(-1);
    if (!next) break;
    game.apply(all, enemy, next);
    lines.push(next);
  }
  const sizes = [
    ...new Set([0, Math.min(2, lines.length), Math.ceil(lines.length / 2), lines.length]),
  ];
  return sizes.flatMap((size) => {
    const bid = lines.slice(0, size);
    const after = game.clone(state);
    for (const line of bid) game.apply(after, enemy, line);
    const outcomes = game.fight?.(after)?.outcomes ?? [];
    if (outcomes.length === 0) return [];
    const key = size === lines.length && size > 0 ? 'all' : String(size);
    return [{ key, tokens: bid.map(tokenOf), outcomes: told(table, enemy, outcomes) }];
  });
}

const tokenOf = (action: Action): TokenColour =>
  action.kind === 'commit' ? colourOf(commitOf(action.what).what) : 'red';

function told(
  table: HourraTable,
  enemy: Side,
  outcomes: readonly { readonly result: string; readonly chance: number }[],
): EnemyBid['outcomes'] {
  const { bid } = wordsOf(table);
  const own = enemy === 'red' ? 'blue' : 'red';
  const rank = { good: 0, even: 1, bad: 2 };
  return outcomes
    .map(({ result, chance }) => {
      const tone =
        result === enemy
          ? ('good' as const)
          : result === own
            ? ('bad' as const)
            : ('even' as const);
      const loser = tone === 'good' ? enemy : own;
      return {
        code: result,
        chance,
        tone,
        text: tone === 'even' ? bid.tie : bid.attackerLoses(table.texts.side(loser)),
      };
    })
    .sort((a, b) => rank[a.tone] - rank[b.tone]);
}

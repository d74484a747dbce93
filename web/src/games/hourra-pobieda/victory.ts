// The conditions of victory as sentences, with how each stands now as far as the viewer can see.
import {
  eliminatedPoints,
  holds,
  nameOf,
  sideName,
  strengthOf,
  type Test,
} from '@motti/hourra-pobieda/parts';
import { asSeen, theatreAt } from './position.ts';
import type { HourraTable } from './table.ts';
import type { Words } from './words/index.ts';

export interface ShownTest {
  readonly text: string;
  readonly holds: boolean;
}

export interface ShownClause {
  readonly side: 0 | 1;
  readonly title: string;
  readonly holds: boolean;
  readonly tests: readonly ShownTest[];
}

export function clausesOf(table: HourraTable, words: Words): ShownClause[] {
  const say = words.victory;
  const seen = asSeen(table);
  // Who stands where is what is seen; how strong a side is, everybody knows.
  const now = (test: Test): boolean =>
    holds(test.kind === 'strength' ? table.state : seen, test, () => true);
  return theatreAt(table).victory.map((clause) => {
    const from = clause.fromTurn > 1 ? `, ${say.from(clause.fromTurn)}` : '';
    return {
      side: clause.side,
      title: say.wins(
        table.texts.side(sideName(clause.side)),
        say.levels[clause.level] ?? clause.level,
        `${say.when[clause.when]}${from}`,
      ),
      holds: table.view.turn >= clause.fromTurn && clause.all.every(now),
      tests: clause.all.map((test) => ({
        text: sentence(table, words, test),
        holds: now(test),
      })),
    };
  });
}

function sentence(table: HourraTable, { victory: say }: Words, test: Test): string {
  const t = theatreAt(table);
  const side = table.texts.side(sideName(test.side));
  const objective = (i: number): string =>
    table.texts.name(`objective:${t.scenario.objectives?.[i]?.id}`);
  const base = (i: number): string => table.texts.name(`base:${t.bases[i]?.id}`);
  switch (test.kind) {
    case 'controls':
      return say.controls(side, objective(test.objective));
    case 'not-controls':
      return say.notControls(side, objective(test.objective));
    case 'holds-base':
      return say.base(side, base(test.base));
    case 'eliminated':
      return say.eliminated(
        side,
        test.atLeast,
        Number.isFinite(test.atMost) ? test.atMost : 999,
        eliminatedPoints(table.state, test.side),
      );
    case 'strength':
      return say.strength(side, test.atMost, strengthOf(table.state, test.side));
    case 'road-open':
      return say.road(side, base(test.base), table.texts.name(`place:${nameOf(t, test.to)}`));
    case 'occupies':
      return say.occupies(side, objective(test.objective));
    case 'in-region':
      return say.region(side, test.region);
  }
}

// Victory clauses and triggers read back as sentences, in either language.
import type { Condition, VictoryClause } from '@motti/hourra-pobieda/workshop';
import { allBases, type Draft } from './draft.ts';
import type { Words } from './words/index.ts';

const sideName = (draft: Draft, id: string): string =>
  draft.sides.find((side) => side.id === id)?.name ?? id;
const objectiveName = (draft: Draft, id: string): string =>
  draft.objectives?.find((one) => one.id === id)?.name ?? id;
const baseName = (draft: Draft, id: string, text: Words): string =>
  allBases(draft).find((one) => one.id === id)?.name || `${text.tools.base} ${id}`;

function sayCondition(draft: Draft, side: string, one: Condition, text: Words): string {
  const { conditions } = text;
  const named = (id: string): string => sideName(draft, id);
  const objective = (id: string): string => objectiveName(draft, id);
  if (one.controls !== undefined) return conditions.controls(named(side), objective(one.controls));
  if (one.notControls)
    return conditions.notControls(
      named(one.notControls.side),
      objective(one.notControls.objective),
    );
  if (one.baseCaptured !== undefined)
    return conditions.baseCaptured(named(side), baseName(draft, one.baseCaptured, text));
  if (one.eliminatedPoints) {
    const { side: whose, atLeast, atMost } = one.eliminatedPoints;
    return conditions.eliminatedPoints(named(whose), atLeast, atMost);
  }
  if (one.strengthAtMost)
    return conditions.strengthAtMost(named(one.strengthAtMost.side), one.strengthAtMost.points);
  if (one.roadOpen)
    return conditions.roadOpen(baseName(draft, one.roadOpen.base, text), String(one.roadOpen.to));
  if (one.enemyOccupiesObjective !== undefined)
    return conditions.enemyOccupiesObjective(objective(one.enemyOccupiesObjective));
  return conditions.enemyInRegion(one.enemyInRegion ?? '');
}

/** All conditions of a clause, one after another. */
export const sayAll = (draft: Draft, { side, all }: VictoryClause, text: Words): string =>
  text.and(all.map((one) => sayCondition(draft, side, one, text)));

export function sayClause(draft: Draft, clause: VictoryClause, text: Words): string {
  const { side, level, when, fromTurn } = clause;
  return text.clause(
    sideName(draft, side),
    text.levels[level],
    sayAll(draft, clause, text),
    text.moments[when],
    fromTurn === undefined ? '' : text.fromTurn(fromTurn),
  );
}

export const sayTrigger = (
  draft: Draft,
  side: string,
  any: readonly Condition[],
  text: Words,
): string => text.or(any.map((one) => sayCondition(draft, side, one, text)));

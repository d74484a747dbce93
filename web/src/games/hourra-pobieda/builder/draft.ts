// A scenario in the making: begun from nothing, from one of the box, or from a file. It may still have errors, but its
// shape is that of the format, so that every page of the builder can show it.
import { isTooDeep, type Json, type Locale, type Problem, TOO_DEEP } from '@motti/engine';
import {
  FORMAT,
  isScenarioId,
  problems,
  type Scenario,
  type ScenarioProblem,
  type ScenarioSide,
  scenarioIn,
} from '@motti/hourra-pobieda/workshop';

export type Draft = Scenario;
export type SideIndex = 0 | 1;
export const SIDES: readonly SideIndex[] = [0, 1];

const NAMES: Readonly<Record<Locale, { title: string; sides: readonly [string, string] }>> = {
  en: { title: 'New scenario', sides: ['Blue', 'Red'] },
  fr: { title: 'Nouveau scénario', sides: ['Bleus', 'Rouges'] },
};

const emptySide = (id: string, name: string): ScenarioSide => ({
  id,
  name,
  bases: [],
  forces: [],
  setup: { zone: [] },
});

/** 7.4: twelve by nine open hexes, and nothing on them. */
export function blank(locale: Locale): Draft {
  const { title, sides } = NAMES[locale];
  return {
    format: FORMAT,
    id: 'own-scenario',
    title,
    year: 1941,
    geometry: 'hex',
    table: { width: 12, height: 9 },
    terrain: { key: { '.': { terrain: 'open' } }, rows: Array(9).fill('.'.repeat(12)) },
    elementTypes: [],
    sides: [emptySide('BLU', sides[0]), emptySide('RED', sides[1])],
    options: {},
    turnLimit: 10,
    onTurnLimit: 'draw',
    victory: [],
  };
}

/** One of the box, as a file of one's own. */
export function copyOfBox(id: string, locale: Locale): Draft {
  if (!isScenarioId(id)) throw new Error(`no scenario is called ${id}`);
  return scenarioIn(locale, id);
}

/** Lists that are empty as long as nobody has filled them. */
const MAY_BE_EMPTY: readonly RegExp[] = [
  /^elementTypes$/,
  /^victory$/,
  /^victory,\d+,all$/,
  /^sides,\d,bases$/,
  /,trigger,any$/,
];

const isUnfinished = ({ code, path }: ScenarioProblem): boolean =>
  code === 'E01-fewest' && MAY_BE_EMPTY.some((form) => form.test(path.join()));

/** Errors of shape, and a map that cannot be drawn: what can be mended only in the file itself. */
const HINDERS = ['E01', 'E02', 'E21', 'E22-file'];

/** Why a file cannot be opened here; empty when it can. It need not be playable. */
export function hindrances(data: Json): readonly Problem[] {
  if (isTooDeep(data)) return [TOO_DEEP];
  const found = problems(data).filter(
    (problem) => HINDERS.some((code) => problem.code.startsWith(code)) && !isUnfinished(problem),
  );
  if (found.length > 0) return found;
  const draft = data as unknown as Draft;
  return draft.table.width > 40 || draft.table.height > 40
    ? problems(data).filter(({ path }) => path[0] === 'table')
    : [];
}

/** The side with something else about it. */
export function withSide(
  draft: Draft,
  side: SideIndex,
  change: (was: ScenarioSide) => ScenarioSide,
): Draft {
  const [first, second] = draft.sides;
  const sides = side === 0 ? [change(first), second] : [first, change(second)];
  return { ...draft, sides: sides as unknown as Draft['sides'] };
}

/** `stem-1`, or the first number that nobody has. */
export function freeId(stem: string, taken: readonly string[]): string {
  for (let n = 1; ; n++) if (!taken.includes(`${stem}-${n}`)) return `${stem}-${n}`;
}

export const allBases = (draft: Draft) => draft.sides.flatMap(({ bases }) => bases);

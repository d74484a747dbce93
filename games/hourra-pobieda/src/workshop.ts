// The third door, for whoever makes scenarios: the format with its closed lists, the checks, what the rules propose.
export { openGeometry } from './board/open.ts';
export { convertedMap } from './board/open-map.ts';
export { ARMY_SIZE, basesFor, CATALOGUE, isScenarioId, SCENARIOS } from './data/index.ts';
export * from './scenario/format.ts';
export { OPTIONS } from './scenario/options.ts';
export { problems, type ScenarioProblem } from './scenario/problems.ts';
export { groupPrefix, proposeGroups } from './scenario/proposal.ts';
export { MOST_ELEMENTS, pointsOf, type RosterElement, rosterOf } from './scenario/roster.ts';
export { scenarioIn, typeName } from './texts/index.ts';

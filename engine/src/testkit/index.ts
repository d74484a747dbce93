export { type ClauseCoverage, type ClauseInfo, clauseCoverage } from './clauses.ts';
export { conformance } from './conformance.ts';
export { type Example, runExample } from './example.ts';
export type { Expectation } from './expectation.ts';
export { type FuzzFailure, type FuzzOptions, type FuzzProgress, fuzz } from './fuzz.ts';
export { checkGolden, writeGolden } from './golden.ts';
export { countStates } from './perft.ts';
export { digest, firstDifference, notPlain, sameData, stableJson } from './plain.ts';
export { testNames } from './test-names.ts';

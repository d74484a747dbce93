export { decisionText, isDecision } from './decision-text.ts';
export { type Example, runExample } from './example.ts';
export type { Expectation } from './expectation.ts';
export { digest, firstDifference, notPlain, sameData, stableJson } from './plain.ts';

// The state of a game, and every accessor that reads or writes its arrays: the rules know it by this file.
export * from './state/clone.ts';
export * from './state/facts.ts';
export * from './state/groups.ts';
export * from './state/stocks.ts';

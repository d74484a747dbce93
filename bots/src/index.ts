export * from './bot.ts';
export * from './evaluation.ts';
export * from './greedy.ts';
export * from './levels.ts';
export * from './plan-queue.ts';
export * from './play-out.ts';
export * from './random.ts';
export type { MeasuredLevel } from './search/planning.ts';
export * from './setups.ts';

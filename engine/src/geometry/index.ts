export * from './cheapest.ts';
export * from './graph.ts';
export * from './hex.ts';

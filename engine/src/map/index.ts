export * from './cheapest.ts';
export * from './flood.ts';
export * from './hex.ts';
export * from './links.ts';
export * from './supply-line.ts';

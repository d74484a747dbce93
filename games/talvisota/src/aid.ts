// The third door, for tables: what helps a person to see a position and to decide. No rule stands here.
export * from './aid/fill.ts';
export * from './aid/odds.ts';
export * from './aid/offers.ts';
export * from './aid/outlooks.ts';
export * from './aid/planned.ts';
export * from './aid/seen.ts';
export * from './aid/sheet.ts';
export * from './aid/together.ts';

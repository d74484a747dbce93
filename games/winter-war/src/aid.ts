// The third door, for tables: what helps a person to see a position and to decide. No rule stands here.
export * from './aid/attacks.ts';
export * from './aid/clicks.ts';
export * from './aid/losses.ts';
export * from './aid/offers.ts';
export * from './aid/seen.ts';
export * from './aid/ways.ts';
export * from './aid/worth.ts';

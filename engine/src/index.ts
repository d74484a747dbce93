export * from './breakdown.ts';
export * from './chance.ts';
export * from './contract.ts';
export * from './dice.ts';
export * from './match.ts';
export * from './random.ts';
export * from './record/index.ts';
export * from './refusal.ts';

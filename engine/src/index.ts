export * from './breakdown.ts';
export * from './chance.ts';
export * from './contract.ts';
export * from './match.ts';
export * from './random.ts';
export * from './refusal.ts';

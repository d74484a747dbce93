export * from './ground.ts';
export * from './map.ts';
export * from './tables.ts';
export * from './units.ts';

// Questions that a page, a terminal or a bot asks of a position. Pure: each asks the rules and changes nothing.
export * from './card-uses.ts';
export * from './combat-sheet.ts';
export * from './faction-line.ts';
export * from './front.ts';
export * from './map-lines.ts';
export * from './outlook.ts';
export * from './purse.ts';

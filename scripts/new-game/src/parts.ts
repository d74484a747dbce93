// What the table in the browser, the front in the terminal and the bots read beside the Game.
export * from './state.ts';

// What of this table is loaded when a match is played without hexes.
export { go } from './clicks.ts';
export { OpenModel } from './model.svelte.ts';
export { default as OpenMap } from './OpenMap.svelte';
export { default as PathPanel } from './PathPanel.svelte';
export { spoken } from './sheet.ts';

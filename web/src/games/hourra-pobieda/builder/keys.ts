// The keys of the builder: tools, cursor, line, problems, steps. None works inside a field.
import { parseLabel, printLabel } from '@motti/engine';
import { isOnTable } from './hexes.ts';
import { toolOfKey } from './tools.ts';
import type { Workbench } from './workbench.svelte.ts';

export interface KeyActs {
  readonly try: () => void;
  readonly play: () => void;
  readonly fair: () => void;
  readonly next: () => void;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function move(bench: Workbench, [columns, rows]: readonly [number, number], fine: boolean): void {
  if (bench.isOpen) {
    const [x, y] = bench.drafting.at;
    const step = fine ? 0.01 : 0.1;
    bench.drafting.moveTo([x + columns * step, y + rows * step]);
    return;
  }
  const at = parseLabel(bench.cursor);
  if (!at) return;
  const to = printLabel(at.column + columns, at.row + rows);
  if (isOnTable(to, bench.draft.table)) bench.cursor = to;
}

const SIDES_OF_A_HEX = 6;
const turn = (bench: Workbench, by: number): void => {
  bench.direction = (bench.direction + by + SIDES_OF_A_HEX) % SIDES_OF_A_HEX;
};

/** What a key does on the map, whatever the tool. */
const ON_MAP: Readonly<Record<string, (bench: Workbench) => void>> = {
  ' ': (bench) => {
    if (!bench.isOpen) bench.press(bench.cursor, bench.direction);
    else {
      bench.drafting.press();
      bench.drafting.release();
    }
  },
  ',': (bench) => turn(bench, 1),
  '.': (bench) => turn(bench, -1),
};

const ANYWHERE: Readonly<Record<string, (bench: Workbench, acts: KeyActs) => void>> = {
  t: (_, acts) => acts.try(),
  p: (_, acts) => acts.play(),
  y: (_, acts) => acts.fair(),
  e: (_, acts) => acts.next(),
  c: ({ layers }) => {
    layers.zones = !layers.zones;
  },
  v: ({ layers }) => {
    layers.setup = !layers.setup;
  },
};

function stepBack(bench: Workbench): void {
  if (bench.naming !== '') bench.naming = '';
  else if (bench.refused) bench.refused = undefined;
  else if (bench.drafting.points.length > 0) bench.drafting.drop();
  else if (bench.line.length > 0) bench.dropLine();
  else if (bench.page === 'fair') bench.page = 'map';
  else bench.group = '';
}

/** Enter ends a line, or takes the remedy of what was refused. */
function enter(bench: Workbench): boolean {
  if (bench.refused?.remedy) bench.refused.remedy.act();
  else if (bench.drafting.points.length > 0) bench.drafting.end();
  else if (bench.line.length > 0) bench.endLine();
  else return false;
  return true;
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select');
}

const isButton = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('button, a');

export function pressKey(event: KeyboardEvent, bench: Workbench, acts: KeyActs): void {
  const withControl = event.ctrlKey || event.metaKey;
  if (event.altKey || isField(event.target)) return;
  const key = event.key.toLowerCase();
  if (withControl ? key === 'z' : key === 'u') {
    event.preventDefault();
    if (event.shiftKey) bench.redo();
    else bench.undo();
    return;
  }
  if (withControl && key === 'y') {
    event.preventDefault();
    bench.redo();
    return;
  }
  if (withControl) return;
  if (act(event, key, bench, acts)) event.preventDefault();
}

function act(event: KeyboardEvent, key: string, bench: Workbench, acts: KeyActs): boolean {
  if (event.key === 'Escape') {
    stepBack(bench);
    return true;
  }
  const onMap = bench.page === 'map' || bench.page === 'setup';
  // Enter and the space bar press the button that has the focus, as everywhere.
  if (event.key === 'Enter') return !isButton(event.target) && enter(bench);
  if (event.key === ' ' && isButton(event.target)) return false;
  const arrow = ARROWS[event.key];
  if (onMap && arrow) {
    move(bench, arrow, event.shiftKey);
    return true;
  }
  if (event.key === 'Backspace' && bench.drafting.points.length > 0) {
    bench.drafting.takeBack();
    return true;
  }
  const here = onMap ? ON_MAP[event.key] : undefined;
  const anywhere = ANYWHERE[key];
  const tool = toolOfKey(event.key);
  if (here) here(bench);
  else if (anywhere) anywhere(bench, acts);
  else if (tool && bench.page !== 'fair' && (tool !== 'move' || bench.isOpen)) bench.tool = tool;
  else return false;
  return true;
}

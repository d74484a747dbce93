// What the builder asks for now: one sentence above the map, with the clause behind it.
import type { FairRun } from '../../../scenarios/fair-runs.svelte.ts';
import { fairnessOf } from '../../../scenarios/fairness.ts';
import { isLine } from './open/drafting.svelte.ts';
import { isAttribute, isTerrain, type Tool } from './tools.ts';
import type { Words } from './words/index.ts';
import { GAME, type Workbench } from './workbench.svelte.ts';

export interface Prompt {
  readonly text: string;
  readonly clause: string;
}

const CLAUSES: Partial<Readonly<Record<Tool, string>>> = {
  road: 'HP-B4',
  bridge: 'HP-B5',
  river: 'HP-B4',
  stream: 'HP-B4',
  'zone-0': 'HP-B10',
  'zone-1': 'HP-B10',
  base: 'HP-B9',
  objective: 'HP-B15',
  mines: 'HP-B12',
};

export function promptOf(bench: Workbench, text: Words): Prompt {
  const { page, tool, line } = bench;
  if (page === 'setup' && bench.group !== '')
    return { text: text.prompts.group(bench.group), clause: 'HP-B18' };
  if (page !== 'map') return { text: text.prompts[page], clause: '' };
  const clause = CLAUSES[tool] ?? 'HP-1.6a';
  if (bench.isOpen) return { text: openSentence(bench, text), clause };
  if (tool === 'road' && line.length > 0)
    return { text: text.prompts.roadOn(line.length, line[0]!, line.at(-1)!), clause };
  return { text: sentence(bench, text), clause };
}

/** What the games say so far, in one sentence. */
export function fairPrompt(run: FairRun | undefined, bench: Workbench, text: Words): Prompt {
  const { prompts } = text;
  const games = run?.played.length ?? 0;
  if (!run || games === 0 || run.asked.version !== bench.draft)
    return { text: prompts.fair, clause: '' };
  if (run.open) return { text: prompts.fairRunning(games, run.asked.wanted), clause: '' };
  const sides = GAME.seats(run.asked.setup);
  const { leans } = fairnessOf(run.played, sides);
  const said = leans === undefined ? undefined : bench.sideName(leans === sides[0] ? 0 : 1);
  return { text: prompts.fairSaid(games, said), clause: '' };
}

/** On an open table lines and areas are drawn corner by corner. */
function openSentence(bench: Workbench, text: Words): string {
  const { tool, drafting } = bench;
  const { prompts } = text.open;
  const name = nameOf(bench, text);
  if (drafting.points.length > 0) {
    const count = drafting.points.length;
    return isLine(tool)
      ? prompts.lineOn(capital(name), count)
      : prompts.areaOn(capital(name), count);
  }
  switch (tool) {
    case 'move':
    case 'erase':
      return prompts[tool];
    case 'bridge':
      return prompts.bridge;
    case 'base':
    case 'objective':
    case 'name':
      return prompts.point(capital(name));
    default:
      if (isAttribute(tool)) return prompts.attribute(capital(name));
      return isLine(tool) ? prompts.line(capital(name)) : prompts.area(capital(name));
  }
}

function nameOf(bench: Workbench, { terrains, attributes, tools, zoneOf, labels }: Words): string {
  const { tool } = bench;
  if (isTerrain(tool)) return terrains[tool];
  if (isAttribute(tool)) return attributes[tool];
  if (tool === 'zone-0' || tool === 'zone-1') return zoneOf(bench.sideName());
  if (tool === 'mines') return labels.mines(bench.sideName());
  if (tool === 'region') return labels.region(bench.region);
  if (tool === 'base') return `${tools.base}, ${bench.sideName()}`;
  return tool === 'erase' ? '' : tools[tool];
}

function sentence(bench: Workbench, { prompts, terrains, attributes, tools }: Words): string {
  const { tool } = bench;
  if (isTerrain(tool)) return capital(prompts.ground(terrains[tool]));
  if (isAttribute(tool)) return capital(prompts.attribute(attributes[tool]));
  switch (tool) {
    case 'river':
    case 'stream':
      return capital(prompts.edge(tools[tool]));
    case 'zone-0':
      return prompts.zone(bench.sideName(0));
    case 'zone-1':
      return prompts.zone(bench.sideName(1));
    case 'mines':
      return prompts.mines(bench.sideName());
    case 'base':
      return prompts.base(bench.sideName());
    case 'region':
      return prompts.region(bench.region);
    case 'move':
      return '';
    default:
      return prompts[tool];
  }
}

const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

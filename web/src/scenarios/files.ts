// Scenarios come in as files and go out as files; what comes in is kept in this browser.
import type { Json, Problem, Setup } from '@motti/engine';
import { download } from '../record/download.ts';
import { route } from '../router.svelte.ts';
import { settings } from '../settings.svelte.ts';
import { newId } from '../store/matches.svelte.ts';
import { scenarios } from '../store/scenarios.svelte.ts';
import type { ScenarioBuilder } from './builder.ts';

export type Opened =
  | { readonly id: string }
  | { readonly name: string; readonly problems: readonly Problem[] | 'not-json' };

/** Keeps what is in the file under a new id; or says what is wrong with it. */
export async function openFile(
  game: string,
  builder: ScenarioBuilder,
  file: File,
): Promise<Opened> {
  let data: Json;
  try {
    data = JSON.parse(await file.text()) as Json;
  } catch {
    return { name: file.name, problems: 'not-json' };
  }
  const problems = builder.hindrances(data);
  return problems.length > 0 ? { name: file.name, problems } : { id: keepNew(game, data) };
}

export function keepNew(game: string, data: Json): string {
  const id = newId();
  scenarios.keep({ id, game, data });
  return id;
}

/** The scenario of a match, as one's own, on the builder's desk. */
export async function changeScenario(
  game: string,
  load: () => Promise<ScenarioBuilder>,
  setup: Setup,
): Promise<void> {
  const builder = await load();
  const data = setup.data ?? builder.copyOf(setup.scenario, settings.locale);
  route.go(['build', game, keepNew(game, data)]);
}

export function saveFile(builder: ScenarioBuilder, data: Json): void {
  const name = builder
    .titleOf(data)
    .replace(/[\\/:*?"<>|]+/g, ' ')
    .trim();
  download(`${name}.json`, `${JSON.stringify(data, null, 1)}\n`);
}

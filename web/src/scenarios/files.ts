// Scenarios come in as files and go out as files; what comes in is kept in this browser.
import { type Json, jsonMistake, type Problem, type Setup, type TextPlace } from '@motti/engine';
import { download } from '../record/download.ts';
import { route } from '../router.svelte.ts';
import { settings } from '../settings.svelte.ts';
import { newId } from '../store/matches.svelte.ts';
import { scenarios } from '../store/scenarios.svelte.ts';
import type { ScenarioBuilder } from './builder.ts';

/** Why a file was not opened. */
export interface FileFault {
  readonly name: string;
  readonly why: 'too-large' | 'not-text' | TextPlace | readonly Problem[];
}
export type Opened = { readonly id: string } | FileFault;

/** No scenario comes near it; a film that was dropped by mistake is not read. */
const MOST_BYTES = 4 * 1024 * 1024;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const BINARY = /[\u0000-\u0008\u000e-\u001f\ufffd]/;

/** Keeps what is in the file under a new id; or says what is wrong with it, and keeps nothing. */
export async function openFile(
  game: string,
  builder: ScenarioBuilder,
  file: File,
): Promise<Opened> {
  const { name } = file;
  if (file.size > MOST_BYTES) return { name, why: 'too-large' };
  const text = await file.text();
  let data: Json;
  try {
    data = JSON.parse(text) as Json;
  } catch {
    return { name, why: BINARY.test(text) ? 'not-text' : jsonMistake(text) };
  }
  const problems = builder.hindrances(data);
  return problems.length > 0 ? { name, why: problems } : { id: keepNew(game, data) };
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

/** What a scenario is called as a file. */
export const fileName = (builder: ScenarioBuilder, data: Json): string =>
  `${builder
    .titleOf(data)
    .replace(/[\\/:*?"<>|]+/g, ' ')
    .trim()}.json`;

export const saveFile = (builder: ScenarioBuilder, data: Json): void =>
  download(fileName(builder, data), `${JSON.stringify(data, null, 1)}\n`);

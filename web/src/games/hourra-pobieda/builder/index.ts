// The builder as the page knows it.
import type { Json } from '@motti/engine';
import type { ScenarioBuilder } from '../../../scenarios/builder.ts';
import { blank, copyOfBox, type Draft, hindrances } from './draft.ts';
import { setTitle } from './edit-table.ts';

const asFile = (draft: Draft): Json => draft as unknown as Json;
const asDraft = (data: Json): Draft => data as unknown as Draft;

export const builder: ScenarioBuilder = {
  blank: (locale) => asFile(blank(locale)),
  copyOf: (scenario, locale) => asFile(copyOfBox(scenario, locale)),
  hindrances,
  titleOf: (data) => asDraft(data).title,
  withTitle: (data, title) => asFile(setTitle(asDraft(data), title)),
  page: async () => (await import('./Builder.svelte')).default,
};

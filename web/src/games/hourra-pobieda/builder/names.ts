// Types of elements by name, of the draft or of the catalogue.
import type { Locale } from '@motti/engine';
import { CATALOGUE, typeName as nameOf } from '@motti/hourra-pobieda/workshop';
import type { Draft } from './draft.ts';

export function typeName(draft: Draft, id: string, locale: Locale): string {
  const type = [...draft.elementTypes, ...CATALOGUE].find((one) => one.id === id);
  return type ? nameOf(locale, type) : id;
}

// Types of elements by name: one's own as the file says, those of the box in the reader's language.
import type { Locale } from '@motti/engine';
import { CATALOGUE, printedTypeName } from '@motti/hourra-pobieda/workshop';
import type { Draft } from './draft.ts';

export function typeName(draft: Draft, id: string, locale: Locale): string {
  const own = draft.elementTypes.find((type) => type.id === id)?.name;
  const printed = CATALOGUE.find((type) => type.id === id)?.name;
  if (own !== undefined && own !== printed) return own;
  return printedTypeName(locale, id) ?? printed ?? id;
}

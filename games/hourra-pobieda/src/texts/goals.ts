// What the scenario counts, as it calls it: an objective, a base or a place.
import type { Facts } from '@motti/engine';
import type { Names } from './catalogue.ts';

export function goalIn(n: Names, { noun, name }: Facts): string {
  switch (noun) {
    case 'objective':
      return n.objective(String(name));
    case 'base':
      return n.base(String(name));
    default:
      return n.place(String(name));
  }
}

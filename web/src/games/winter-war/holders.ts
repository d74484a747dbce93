// Whose the named hexes are: what changed hands while the reader was away is told by them.
import type { Side } from '@motti/engine';
import { FINN, hexNamed, SOVIET, type State } from '@motti/winter-war';
import { hexesOf } from './map/sheet.ts';

const SIDES: Readonly<Record<number, Side>> = { [SOVIET]: 'soviet', [FINN]: 'finland' };

export const holdersIn = ({ control, ground }: State): Map<string, Side | undefined> =>
  new Map(
    hexesOf(ground).flatMap(({ id, name }) =>
      name ? [[name, SIDES[control[hexNamed(id)!]!]]] : [],
    ),
  );

// A scenario in hexes as a sheet for the board: where hexes lie, and what is painted on them. Made once for a scenario.
import type { Ground, Scenario } from '@motti/hourra-pobieda/parts';
import type { Box } from '../../../board/geometry.ts';
import type { HexGrid } from '../../../board/hex-grid.ts';
import type { HexGround, HexLayer, Hexside } from '../../../board/hex-ground.ts';
import type { HexDrawing } from '../../../board/hex-map.ts';
import type { Tints } from '../../../board/palette.ts';
import * as draw from '../../../kit/hex-layers.ts';
import { centreOf, groundOf, labelsOf } from '../sheet.ts';

export const GRID: HexGrid = { orientation: 'pointy', width: 120 };
export const TINTS: Tints = { land: '--hp-plain', grounds: {} };

export interface Sheet {
  readonly box: Box;
  readonly hexes: readonly HexDrawing[];
  readonly ground: HexGround;
}

const sheets = new WeakMap<Scenario, Sheet>();
let count = 0;

export function sheetOf(scenario: Scenario): Sheet {
  const known = sheets.get(scenario);
  if (known) return known;
  const made = drawn(scenario);
  sheets.set(scenario, made);
  return made;
}

function drawn(scenario: Scenario): Sheet {
  const named = new Map((scenario.places ?? []).map(({ name, cell }) => [cell, name]));
  const hexes = labelsOf(scenario).map((id): HexDrawing => {
    const { x, y } = centreOf(id);
    const name = named.get(id);
    const at = { x: x * GRID.width, y: y * GRID.width };
    return { id, number: id, ...at, ...(name ? { name, rank: 1 as const, alias: id } : {}) };
  });
  const { width, height } = scenario.table;
  const room = GRID.width * 0.12;
  const box = {
    left: -room,
    top: -room,
    right: (width + 0.5) * GRID.width + room,
    bottom: ((height - 1) * 0.866 + 1.155) * GRID.width + room,
  };
  return { box, hexes, ground: painted(scenario, hexes) };
}

function painted(scenario: Scenario, hexes: readonly HexDrawing[]): HexGround {
  const all = hexes.map(({ id }) => id);
  const where = (holds: (ground: Ground) => boolean): string[] =>
    all.filter((id) => holds(groundOf(scenario, id) ?? { terrain: 'open' }));
  const of = (terrain: Ground['terrain']): string[] =>
    where((ground) => ground.terrain === terrain);
  const edges = (type: string): Hexside[] =>
    (scenario.edges ?? [])
      .filter((edge) => edge.type === type)
      .map(({ between: [a, b] }) => [a, directionOf(a, b)]);
  const soft = (among: readonly string[], colour: string): HexLayer => ({
    kind: 'area',
    hexes: among,
    colour,
    soft: true,
  });
  return {
    id: `scenario ${++count}`,
    grid: GRID,
    hexes,
    land: [
      draw.grass(where(({ terrain, dense, ice }) => terrain === 'open' && !dense && !ice)),
      soft(of('accidente'), 'var(--hp-broken)'),
      ...draw.sand(of('accidente')),
      ...draw.swamp(of('rough')),
      soft([...of('agglomeration'), ...of('urban')], 'var(--hp-town)'),
      soft(of('mountain'), 'var(--hp-rock)'),
      ...draw.mountains(of('mountain')),
      draw.hills(where(({ height }) => height === true)),
      ...draw.woods(where(({ dense }) => dense === true)),
    ],
    flood: [soft(of('water'), 'var(--lake)')],
    water: draw.ice(where(({ ice }) => ice === true)),
    lines: [
      draw.broadRiver(edges('stream'), 0.09),
      draw.broadRiver(edges('fleuve')),
      draw.highways((scenario.roads ?? []).map(({ cells }) => cells)),
      draw.bridges((scenario.bridges ?? []).map(({ between }) => between)),
      ...draw.villages([...of('agglomeration'), ...of('urban')]),
      draw.GRID_LAYER,
    ],
  };
}

/** Hexes with the names that a language has for them. */
export const namedIn = (
  hexes: readonly HexDrawing[],
  nameOf: (label: string) => string,
): readonly HexDrawing[] =>
  hexes.map((hex) => (hex.name === undefined ? hex : { ...hex, name: nameOf(hex.id) }));

/** Anticlockwise from the east, as the board counts. */
function directionOf(a: string, b: string): number {
  const [from, to] = [centreOf(a), centreOf(b)];
  const angle = Math.atan2(from.y - to.y, to.x - from.x);
  return (Math.round(angle / (Math.PI / 3)) + 6) % 6;
}

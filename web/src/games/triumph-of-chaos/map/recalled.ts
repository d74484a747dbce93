// What a line of the log speaks of, drawn on the map: marches, retreats, an attack from where it came, a journey by rail.
import type { Event } from '@motti/triumph-of-chaos';
import { allegianceOf, CONNECTIONS, findSpace, type State } from '@motti/triumph-of-chaos/parts';
import type { ArrowDrawing, TrailDrawing } from '../../../board/point-map.ts';
import type { TableEntry } from '../../../table/table.svelte.ts';
import { pieceNamed } from '../faces.ts';
import { idOf } from '../sheet.ts';
import { sideColour } from './drawings.ts';

interface Recalled {
  readonly arrows: readonly ArrowDrawing[];
  readonly trails: readonly TrailDrawing[];
}

const KINDS: Readonly<Partial<Record<Event['kind'], ArrowDrawing['kind']>>> = {
  moved: 'move',
  advanced: 'move',
  pursued: 'move',
  redeployed: 'move',
  attack: 'attack',
  retreated: 'retreat',
  displaced: 'retreat',
};
/** Dice of a combat: the attack that they decide is shown again. */
const OF_COMBAT: readonly Event['kind'][] = ['fired', 'surprise', 'won', 'held'];

export function recalledIn(
  state: State,
  pointed: readonly TableEntry<Event>[],
  log: readonly TableEntry<Event>[],
): Recalled {
  const arrows = new Map<string, ArrowDrawing>();
  const trails: TrailDrawing[] = [];
  const add = (from: string, to: string, colour: string, kind: ArrowDrawing['kind']): void => {
    const id = `log ${from} ${to} ${kind}`;
    arrows.set(id, { id, from, to, colour, kind });
  };
  for (const entry of pointed)
    for (const event of entry.events.map((one) => attackOf(one, entry.index, log) ?? one)) {
      const kind = KINDS[event.kind];
      const to = placeNamed(event.facts['space']);
      if (!kind || to === undefined) continue;
      const from = listOf(event.facts['from']).flatMap((name) => placeNamed(name) ?? []);
      const colour = colourOf(state, event);
      const way = event.kind === 'redeployed' ? railWay(from[0], to) : undefined;
      if (way) {
        trails.push({
          id: `log rail ${to} ${trails.length}`,
          pairs: pairsOf(way),
          colour,
          width: 5,
        });
        add(way.at(-2)!, to, colour, kind);
      } else if (event.kind === 'retreated')
        for (const [a, b] of pairsOf([...from, to])) add(a, b, colour, kind);
      else for (const one of from) add(one, to, colour, kind);
    }
  return { arrows: [...arrows.values()], trails };
}

/** The attack that was declared last before the dice of a combat fell. */
function attackOf(
  event: Event,
  index: number,
  log: readonly TableEntry<Event>[],
): Event | undefined {
  if (!OF_COMBAT.includes(event.kind)) return undefined;
  for (let at = index; at >= 0; at--) {
    const attack = log[at]?.events.findLast(
      ({ kind, facts }) => kind === 'attack' && facts['from'],
    );
    if (attack) return attack;
  }
  return undefined;
}

type Fact = Event['facts'][string] | undefined;
const listOf = (fact: Fact): readonly unknown[] =>
  Array.isArray(fact) ? fact : fact === undefined ? [] : [fact];

/** A space by its name; the reserve is none. */
function placeNamed(name: unknown): string | undefined {
  const space = typeof name === 'string' ? findSpace(name) : undefined;
  return space === undefined ? undefined : idOf(space);
}

function colourOf(state: State, { facts }: Event): string {
  const piece = pieceNamed(String(facts['piece'] ?? listOf(facts['pieces'])[0] ?? ''));
  return piece === undefined ? 'var(--ink)' : sideColour(allegianceOf(state, piece));
}

const pairsOf = (way: readonly string[]): (readonly [string, string])[] =>
  way.slice(1).map((to, i) => [way[i]!, to] as const);

let rails: ReadonlyMap<string, readonly string[]> | undefined;
function railsFrom(id: string): readonly string[] {
  if (!rails) {
    const found = new Map<string, string[]>();
    for (const { a, b, kind } of CONNECTIONS)
      if (kind === 'rail')
        for (const [from, to] of [
          [idOf(a), idOf(b)],
          [idOf(b), idOf(a)],
        ] as const)
          found.set(from, [...(found.get(from) ?? []), to]);
    rails = found;
  }
  return rails.get(id) ?? [];
}

/** The shortest way along the railways. Which one was taken is written nowhere: the rules ask only that there is one. */
function railWay(from: string | undefined, to: string): readonly string[] | undefined {
  if (from === undefined || from === to) return undefined;
  const before = new Map([[from, from]]);
  for (const at of before.keys()) {
    if (at === to) break;
    for (const next of railsFrom(at)) if (!before.has(next)) before.set(next, at);
  }
  if (!before.has(to)) return undefined;
  const way = [to];
  while (way[0] !== from) way.unshift(before.get(way[0]!)!);
  return way;
}

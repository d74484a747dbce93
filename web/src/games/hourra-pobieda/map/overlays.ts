// What can be laid over the map: zones, sight from a group, supply lines; and the signs of bases, objectives, depots and mines.
import {
  blueFor,
  controls,
  type Group,
  geometry,
  HexGeometry,
  nameOf,
  OpenGeometry,
  type Place,
  quoteFor,
  SIDES,
  SIGHT,
  type SideId,
  sideName,
  supplyPathOf,
  type Theatre,
} from '@motti/hourra-pobieda/parts';
import type { HexLink, HexMark, HexOverlay } from '../../../board/hex-map.ts';
import { colorOf } from '../../index.ts';
import { asSeen, type ShownGroup, theatreAt } from '../position.ts';
import type { HourraTable } from '../table.ts';
import type { Words } from '../words/index.ts';

export const LAYERS = ['sight', 'supply', 'zones', 'setup'] as const;
export type Layer = (typeof LAYERS)[number];
export const LAYER_KEYS: Readonly<Record<Layer, string>> = {
  sight: 'L',
  supply: 'S',
  zones: 'Z',
  setup: 'B',
};

const everywhere = (t: Theatre): Place[] => t.names.map((_, place) => place as Place);
const colour = (side: SideId): string => colorOf('hourra-pobieda', sideName(side));

/** HP-1.5b: the influence zones of each side's groups. */
export function zoneOverlays(table: HourraTable, groups: readonly ShownGroup[]): HexOverlay[] {
  const t = theatreAt(table);
  return SIDES.map((side) => {
    const of = groups.filter((group) => group.side === side);
    const inside = everywhere(t).filter((place) =>
      of.some(({ view }) => t.geometry.inInfluenceZone(place, view.place as Place)),
    );
    return {
      id: `zone-${side}`,
      kind: 'hatch',
      colour: colour(side),
      hexes: inside.map((place) => nameOf(t, place)),
    };
  });
}

/** HP-A50: what a group sees, as far as one can see. */
export function sightOverlays(table: HourraTable, from: ShownGroup): HexOverlay[] {
  const t = theatreAt(table);
  const at = from.view.place as Place;
  const near = everywhere(t).filter((place) => t.geometry.within(at, place, SIGHT));
  const seen = near.filter((place) => t.geometry.lineOfSight(at, place));
  return [
    {
      id: 'seen',
      kind: 'wash',
      colour: 'var(--green)',
      opacity: 0.26,
      hexes: seen.map((place) => nameOf(t, place)),
    },
    {
      id: 'unseen',
      kind: 'hatch',
      colour: 'var(--ink)',
      hexes: near.filter((place) => !seen.includes(place)).map((place) => nameOf(t, place)),
    },
  ];
}

/** A line this much longer than one sees is still shown, as too long. */
const BEYOND = 1;

/** Lines to those that may be fired at; their distances stand in the panel, and words would cover the groups. */
export const aimLinks = (from: ShownGroup, targets: readonly string[]): HexLink[] =>
  targets.map((at) => ({
    id: `aim-${at}`,
    hexes: [from.at, at],
    colour: 'var(--green)',
    line: {},
  }));

/** Lines to the known enemies: clear, cut and by what, or too long; with their length. */
export function sightLinks(
  table: HourraTable,
  from: ShownGroup,
  groups: readonly ShownGroup[],
  words: Words,
): HexLink[] {
  const g = geometry(table.state);
  const at = from.view.place as Place;
  return groups.flatMap((enemy): HexLink[] => {
    const to = enemy.view.place as Place;
    const far = g.distance(at, to);
    if (enemy.side === from.side || far > SIGHT + BEYOND) return [];
    const ends = { id: `sight-${enemy.id}`, hexes: [from.at, enemy.at] };
    const cut = { ...ends, colour: 'var(--red)' };
    if (far > SIGHT)
      return [{ ...cut, label: words.sight.tooFar(far, SIGHT), line: { cut: SIGHT / far } }];
    const mask = g instanceof HexGeometry ? g.maskBetween(at, to) : undefined;
    if (mask !== undefined)
      return [
        {
          ...cut,
          label: words.sight.cutBy(words.map.ground(g.groundAt(mask))),
          line: { cut: g.distance(at, mask) / far },
        },
      ];
    // Next to each other there is nothing to say, and no room to say it.
    const label = far > 1 ? words.sight.located(far) : undefined;
    return [{ ...ends, colour: 'var(--green)', label, line: {} }];
  });
}

/** From each own group along the way by which its supply comes, with what it costs. */
export function supplyLinks(table: HourraTable, groups: readonly ShownGroup[]): HexLink[] {
  const t = theatreAt(table);
  const seen = asSeen(table);
  return groups.flatMap(({ id, view }): HexLink[] => {
    const { quote, hexes } = supplyPathOf(seen, view as Group);
    if (quote.by !== 'line' || hexes.length < 2) return [];
    return [
      {
        id: `supply-${id}`,
        hexes: hexes.map((place) => nameOf(t, place)),
        colour: 'var(--supply)',
        label: String(blueFor(quote, false)),
      },
    ];
  });
}

/** Groups that no line reaches. */
export const cutOff = (table: HourraTable, groups: readonly ShownGroup[]): string[] =>
  groups
    .filter(
      ({ side, view }) =>
        quoteFor(asSeen(table), side, view.place as Place, view.elements).by === 'nothing',
    )
    .map(({ at }) => at);

/** While groups are placed the own zone is lit: lines are enough. */
export function setupOverlays(table: HourraTable, washed: boolean): HexOverlay[] {
  const t = theatreAt(table);
  return SIDES.flatMap((side): HexOverlay[] => {
    const hexes = (t.geometry.zones[side] ?? []).map((place) => nameOf(t, place));
    return [
      ...(washed
        ? [
            {
              id: `setup-${side}`,
              kind: 'wash' as const,
              colour: colour(side),
              opacity: 0.14,
              hexes,
            },
          ]
        : []),
      { id: `setup-line-${side}`, kind: 'outline', colour: colour(side), hexes },
    ];
  });
}

/** Where the sign of an objective stands: in its first hex; on the open table in its middle. */
function seatOfObjective(t: Theatre, i: number): string | undefined {
  const objective = t.scenario.objectives?.[i];
  if (t.geometry instanceof OpenGeometry) {
    const place = t.geometry.objectivePlace(i, t.geometry.places[0]!);
    return place === undefined ? undefined : nameOf(t, place);
  }
  const bridge = t.scenario.bridges?.find(({ id }) => id === objective?.bridge);
  return (objective?.cells ?? bridge?.between)?.[0];
}

export function marksOf(table: HourraTable, words: Words): HexMark[] {
  const t = theatreAt(table);
  const { view } = table;
  const seen = asSeen(table);
  const bases = t.bases.map(({ id, place }, i): HexMark => {
    const side = view.holders[i] ?? 0;
    return {
      hex: nameOf(t, place),
      text: '',
      shape: 'flag',
      colour: colour(side),
      at: 'NE',
      always: true,
      title: words.map.base(table.texts.name(`base:${id}`), table.texts.side(sideName(side))),
    };
  });
  const objectives = (t.scenario.objectives ?? []).flatMap((objective, i): HexMark[] => {
    const hex = seatOfObjective(t, i);
    const holder = SIDES.find((side) => controls(seen, side, i, () => true));
    const held = holder === undefined ? '' : colour(holder);
    return hex === undefined
      ? []
      : [
          {
            hex,
            text: '',
            shape: 'star',
            colour: held,
            at: 'W',
            always: true,
            title: table.texts.name(`objective:${objective.id}`),
          },
        ];
  });
  const depots = view.depots.map(
    ({ side, place }): HexMark => ({
      hex: nameOf(t, place),
      text: '',
      shape: 'depot',
      colour: colour(side),
      at: 'SE',
    }),
  );
  const mines = view.mines.map(
    ({ side, place }): HexMark => ({
      hex: nameOf(t, place),
      text: '',
      shape: 'mines',
      colour: colour(side),
      at: 'E',
    }),
  );
  return [...bases, ...objectives, ...depots, ...mines];
}

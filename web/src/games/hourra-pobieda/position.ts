// What the map and the panels read out of a view: groups, tokens, bases, each in the terms of this skin.
import {
  AA_TOKEN,
  BLUE_TOKEN,
  type ElementId,
  GREEN_TOKEN,
  type GroupView,
  idOf,
  NO_SPOT,
  nameOf,
  type Place,
  RED_TOKEN,
  readSpot,
  type SideId,
  SPENT,
  type State,
  sideName,
  sideOf,
  spotLabel,
  type Theatre,
  theatre,
  WHITE_TOKEN,
  YELLOW_TOKEN,
} from '@motti/hourra-pobieda/parts';
import type { HourraTable } from './table.ts';

export interface ShownGroup {
  readonly view: GroupView;
  /** The name of the counter: the same group as long as it lasts. */
  readonly id: string;
  readonly side: SideId;
  /** The hex. */
  readonly at: string;
  readonly name: string;
  readonly value: number;
  readonly points: number;
  readonly own: boolean;
}

export const theatreAt = (table: HourraTable): Theatre => theatre(table.state);

/** The position without what the viewer cannot know: who stands where is asked of this, never of a guess. */
export const asSeen = (table: HourraTable): State => ({
  ...table.state,
  groups: table.view.groups.map((group) => ({ ...group, elements: group.elements.slice() })),
  mines: table.view.mines.map((mine) => ({ ...mine })),
});

export const sideIndex = (side: string | undefined): SideId => (side === 'red' ? 1 : 0);

/** J1, S3: the first letter of the side's name and the group's number; two letters where both begin alike. */
function groupName(table: HourraTable, side: SideId, number: number): string {
  const names = ([0, 1] as const).map((one) => table.texts.side(sideName(one)));
  const letters = names[0]?.[0] === names[1]?.[0] ? 2 : 1;
  return `${names[side]?.slice(0, letters) ?? ''}${number}`;
}

export function groupsShown(table: HourraTable): ShownGroup[] {
  const t = theatreAt(table);
  const viewer = table.viewer;
  return table.view.groups.map((view) => {
    const side = sideOf(view.key);
    return {
      view,
      id: `group-${view.key}`,
      side,
      at: nameOf(t, view.place as Place),
      name: groupName(table, side, idOf(view.key)),
      value: sum(view.elements, t.vc),
      points: sum(view.elements, t.points),
      own: viewer !== undefined && sideIndex(viewer) === side,
    };
  });
}

const sum = (elements: readonly ElementId[], values: readonly number[]): number =>
  elements.reduce((total, element) => total + values[element]!, 0);

/** Elements of one type and quality, counted. */
export interface Kind {
  readonly kind: number;
  readonly first: ElementId;
  readonly type: string;
  readonly quality: string;
  readonly count: number;
}

export function kindsOf(t: Theatre, elements: readonly ElementId[]): Kind[] {
  const kinds = new Map<number, Kind>();
  for (const element of elements) {
    const kind = t.kindOf[element]!;
    const known = kinds.get(kind);
    kinds.set(kind, {
      kind,
      first: known?.first ?? element,
      type: t.typeOf[element]!,
      quality: t.qualityOf[element]!,
      count: (known?.count ?? 0) + 1,
    });
  }
  return [...kinds.values()];
}

export const isSpent = (table: HourraTable, group: GroupView): boolean =>
  group.elements.some((element) => ((table.view.flags[element] ?? 0) & SPENT) !== 0);

// -------------------------------------------------------------------------------------- tokens

const TOKEN_COLOURS = ['blue', 'red', 'green', 'yellow', 'white', 'aa'] as const;
export type TokenColour = (typeof TOKEN_COLOURS)[number];

const SLOTS: Readonly<Record<TokenColour, readonly number[]>> = {
  blue: [BLUE_TOKEN],
  red: [RED_TOKEN, RED_TOKEN + 1],
  green: [GREEN_TOKEN, GREEN_TOKEN + 1],
  yellow: [YELLOW_TOKEN, YELLOW_TOKEN + 1],
  white: [WHITE_TOKEN, WHITE_TOKEN + 1],
  aa: [AA_TOKEN],
};

export const stockIn = (table: HourraTable, side: SideId, colour: TokenColour): number =>
  SLOTS[colour].reduce((total, slot) => total + (table.view.stocks[side]?.[slot] ?? 0), 0);

export const coloursPlayed = (table: HourraTable): readonly TokenColour[] =>
  TOKEN_COLOURS.filter((colour) => colour !== 'aa' || table.view.rules.aa);

/** A spot of an action as the hex it is. */
export const labelOf = spotLabel;
export const spotOfLabel = (label: string): number => readSpot(label) ?? NO_SPOT;

/** The name of a place without its number; nothing where it has no name. */
export function placeName(texts: Pick<HourraTable['texts'], 'name'>, label: string): string {
  const named = texts.name(`place:${label}`);
  if (named === label) return '';
  return named.startsWith(label)
    ? named.slice(label.length + 2, -1)
    : named.replace(` (${label})`, '');
}

// The map goes where the question is: to what is lit when none of it is in sight, to a subject, to a unit taken from a list.
import { untrack } from 'svelte';
import { type Box, boxAround, heightOf, type Point, widthOf } from '../board/geometry.ts';
import type { Viewport } from '../board/viewport.svelte.ts';

export interface FollowOptions {
  /** Room round the places, in sheet px. */
  readonly room: number;
  /** Not closer than this scale. */
  readonly most: number;
  /** Not smaller than this scale, on a phone and elsewhere: a few large places serve better than all of them as dots. */
  readonly least: { readonly phone: number; readonly else: number };
}

const PHONE = 560;
export const isPhone = ({ width }: Viewport): boolean => width < PHONE;

/** All the places together; where they lie too far apart to be read, the first of them. */
export function showPlaces(
  viewport: Viewport,
  places: readonly Point[],
  { room, most, least }: FollowOptions,
  glide: boolean,
): void {
  const smallest = isPhone(viewport) ? least.phone : least.else;
  const all = boxAround(places, room);
  const box = fits(viewport, all, smallest) ? all : boxAround(places.slice(0, 1), room);
  viewport.show(box, { glide, room: 0.02, most, least: smallest });
}

const fits = (viewport: Viewport, box: Box, scale: number): boolean =>
  widthOf(box) * scale <= viewport.width && heightOf(box) * scale <= viewport.height;

/** When nothing that the question is about is in sight, the map goes there. */
export function followLit(
  viewport: Viewport,
  places: () => readonly Point[],
  options: FollowOptions,
): void {
  const key = $derived(
    places()
      .map(({ x, y }) => `${x} ${y}`)
      .join(),
  );
  $effect(() => {
    if (key === '') return;
    untrack(() => {
      const { seen, width } = viewport;
      const lit = places();
      const isSeen = ({ x, y }: Point): boolean =>
        x > seen.left && x < seen.right && y > seen.top && y < seen.bottom;
      if (width && !lit.some(isSeen)) showPlaces(viewport, lit, options, true);
    });
  });
}

/** When the question moves to a place that is out of sight, or a unit from a list comes into the hand, the map follows. */
export function followSubject(
  viewport: Viewport,
  subject: () => Point | undefined,
  margin: { readonly phone: number; readonly else: number },
  /** What lies over the right of the map then, in px. */
  covered = 0,
): void {
  $effect(() => {
    const at = subject();
    // Where the map lies is not asked here: at the edge of the sheet it cannot go further, and would be asked without end.
    if (at)
      untrack(() => {
        if (!viewport.width) return;
        if (isPhone(viewport)) viewport.reveal(at, margin.phone);
        else viewport.reveal(at, margin.else, covered);
      });
  });
}

/** How much of the map the combat card covers. */
const CARD = 520;

/** The fight that the combat card shows lies in the free part of the map. */
export function followFight(
  viewport: Viewport,
  table: { readonly fighting: readonly string[] },
  seatOf: (place: string) => Point | undefined,
): void {
  followSubject(
    viewport,
    () => {
      const [place] = table.fighting;
      return place === undefined ? undefined : seatOf(place);
    },
    { phone: 60, else: 80 },
    CARD,
  );
}

// The map goes where the question is: to what is lit when none of it is in sight, to a subject, to a unit taken from a list.
import { tick, untrack } from 'svelte';
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

/** So many places are brought into the open together; more of them lie all over the map anyway. */
const FEW = 40;

/** When nothing that the question is about is in sight, the map goes there; when some of it is covered, out from under that. */
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
  let before: readonly string[] = [];
  $effect(() => {
    if (key === '' || !viewport.ready) return;
    untrack(() => {
      const lit = places();
      const now = key.split(',');
      // While a question is answered step by step, less and less is lit: nothing moves under the pointer then.
      const isNews = now.some((place) => !before.includes(place));
      before = now;
      if (!viewport.width || viewport.held === 'map') return;
      // What is dragged out of a panel has a long way to the map: it may go to where that can be put down.
      if (!lit.some((place) => viewport.isFree(place))) showPlaces(viewport, lit, options, true);
      else if (lit.length <= FEW && !viewport.held) {
        viewport.bringOut(lit);
        if (isNews) viewport.bringOutSeen(lit);
      }
    });
  });
}

/** When the question moves to a place that is out of sight, or a unit from a list comes into the hand, the map follows. */
export function followSubject(
  viewport: Viewport,
  subject: () => Point | undefined,
  margin: { readonly phone: number; readonly else: number },
): void {
  follow(viewport, subject, (at) =>
    viewport.reveal(at, isPhone(viewport) ? margin.phone : margin.else),
  );
}

function follow(
  viewport: Viewport,
  subject: () => Point | undefined,
  reveal: (at: Point) => void,
): void {
  $effect(() => {
    const at = subject();
    // Where the map lies is not asked here: at the edge of the sheet it cannot go further, and would be asked without end.
    if (at)
      untrack(() => {
        if (viewport.width) reveal(at);
      });
  });
}

/** The fight that the combat card shows lies in the part of the map that the card leaves free. */
export function followFight(
  viewport: Viewport,
  table: { readonly fighting: readonly string[] },
  seatOf: (place: string) => Point | undefined,
): void {
  $effect(() => {
    const [place] = table.fighting;
    const at = place === undefined ? undefined : seatOf(place);
    // A card that asks makes the panel under the map smaller, and the map larger: it is looked at again then.
    const { width, height } = viewport;
    if (!width || !height) return;
    void tick().then(() => (at ? viewport.reveal(at, 80) : viewport.uncover()));
  });
}

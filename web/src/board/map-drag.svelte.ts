// A map under a counter that is dragged: what lies under the hand is pointed at, and what is let go there is dropped there.
import type { Point } from './geometry.ts';
import type { DraggedPiece, PieceDrag } from './piece-drag.svelte.ts';
import type { Viewport } from './viewport.svelte.ts';

interface MapUnderHand<Place> {
  readonly drag: PieceDrag;
  readonly viewport: Viewport;
  /** What holds the board. */
  readonly host: HTMLElement | undefined;
  /** The place at a point of the sheet; `over` is the element that the hand is over. */
  placeAt(point: Point, over: Element): Place | undefined;
  over(place: Place | undefined): void;
  drop(piece: DraggedPiece, place: Place): void;
}

/** The place under a point of the window, if the map is there and not a panel or a tool. */
function placeUnder<Place>(map: MapUnderHand<Place>, at: Point): Place | undefined {
  const board = map.host?.querySelector('[role="application"]');
  const over = document.elementFromPoint(at.x, at.y);
  if (!board || !over || !board.contains(over) || over.closest('[data-board-control]'))
    return undefined;
  const box = board.getBoundingClientRect();
  return map.placeAt(map.viewport.toSheet({ x: at.x - box.left, y: at.y - box.top }), over);
}

/** Called while a map is made; asks again whatever may have changed. */
export function hearDrag<Place>(map: MapUnderHand<Place>): void {
  $effect(() => {
    const { piece } = map.drag;
    map.viewport.held = piece && (piece.from === undefined ? 'tray' : 'map');
  });
  $effect(() => {
    const { drag } = map;
    drag.target = {
      over: (at) => map.over(placeUnder(map, at)),
      leave: () => map.over(undefined),
      drop: (piece, at) => {
        const place = placeUnder(map, at);
        if (place !== undefined) map.drop(piece, place);
      },
    };
    return () => {
      drag.target = undefined;
    };
  });
}

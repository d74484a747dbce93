// A counter in the hand: dragged from a hex or from a tray, over a map, with mouse or finger. Map and trays share one of these.
import type { CounterFace } from './counter.ts';
import type { Point } from './geometry.ts';

export interface DraggedPiece {
  readonly id: string;
  readonly face: CounterFace;
  /** The hex it comes from; nothing when it comes from a tray. */
  readonly from?: string | undefined;
  /** The stack it lies on goes with it. */
  readonly whole?: boolean;
  /** So many go together. */
  readonly count?: number | undefined;
}

/** A map under the hand: what lies at a point of the window. */
export interface DropTarget {
  over(at: Point): void;
  /** The hand has left the map or let go. */
  leave(): void;
  drop(piece: DraggedPiece, at: Point): void;
}

const SLACK = 4; // px before a press becomes a drag

export class PieceDrag {
  /** What is dragged now; set from the first real movement on. */
  piece = $state.raw<DraggedPiece>();
  /** Where the hand is, in the window. */
  at = $state.raw<Point>({ x: 0, y: 0 });
  target: DropTarget | undefined;
  /** Whether the last drag ended over something, not by Escape. */
  dropped = false;

  /** To be called on pointerdown of a counter that may be dragged. A press without movement stays a click. */
  press(event: PointerEvent, piece: DraggedPiece): void {
    if (event.button !== 0 || this.piece) return;
    const start = { x: event.clientX, y: event.clientY };
    const hand = event.pointerId;
    const quit = new AbortController();
    const { signal } = quit;

    const move = (moved: PointerEvent): void => {
      if (moved.pointerId !== hand) return;
      const at = { x: moved.clientX, y: moved.clientY };
      if (!this.piece && Math.hypot(at.x - start.x, at.y - start.y) < SLACK) return;
      this.piece = piece;
      this.at = at;
      this.target?.over(at);
    };
    const end = (dropped: boolean): void => {
      quit.abort();
      if (!this.piece) return;
      this.dropped = dropped;
      this.piece = undefined;
      swallowClick();
      this.target?.leave();
      if (dropped) this.target?.drop(piece, this.at);
    };
    // The page is no text to be marked, nor a picture to be dragged, while a counter is.
    for (const other of ['selectstart', 'dragstart'])
      addEventListener(other, (event) => event.preventDefault(), { signal });
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', (up) => up.pointerId === hand && end(true), { signal });
    addEventListener('pointercancel', (gone) => gone.pointerId === hand && end(false), { signal });
    addEventListener(
      'keydown',
      (key) => {
        if (key.key !== 'Escape' || !this.piece) return;
        key.stopPropagation();
        end(false);
        // The hand still holds the button: letting go of it is no click either.
        addEventListener('pointerup', swallowClick, { once: true });
      },
      { signal, capture: true },
    );
  }
}

/** The click that follows the end of a drag means nothing. */
function swallowClick(): void {
  const quit = new AbortController();
  addEventListener(
    'click',
    (event) => {
      event.stopPropagation();
      event.preventDefault();
    },
    { capture: true, signal: quit.signal },
  );
  setTimeout(() => quit.abort(), 0);
}

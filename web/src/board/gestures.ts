// Mouse, wheel, touch and pen on a board: drag to pan, wheel or pinch to zoom. A drag is not a click.
import type { Point } from './geometry.ts';
import type { Viewport } from './viewport.svelte.ts';

const SLACK = 5; // px a finger may tremble before a press becomes a drag
const WHEEL = 0.0016;

/** A Svelte attachment for the element that shows the board. */
export function gestures(viewport: Viewport): (element: HTMLElement) => () => void {
  return (element) => {
    const hands = new Map<number, Point>();
    let dragged = false;

    const at = (event: PointerEvent | WheelEvent): Point => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };

    const onwheel = (event: WheelEvent): void => {
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 18 : 1;
      if (event.shiftKey && !event.ctrlKey) {
        viewport.panBy(-(event.deltaX || event.deltaY) * lines, 0);
        return;
      }
      // A pinch on a touchpad comes as a wheel with the control key and small numbers.
      const speed = event.ctrlKey ? WHEEL * 5 : WHEEL;
      viewport.zoomBy(Math.exp(-event.deltaY * lines * speed), at(event));
    };

    const onpointerdown = (event: PointerEvent): void => {
      if (event.button > 1 || isControl(event.target) || isHeld(event)) return;
      hands.set(event.pointerId, at(event));
      if (hands.size === 1) dragged = false;
    };

    const onpointermove = (event: PointerEvent): void => {
      const before = hands.get(event.pointerId);
      if (!before) return;
      const now = at(event);
      const far = Math.hypot(now.x - before.x, now.y - before.y);
      if (!dragged && hands.size === 1 && far < SLACK) return;
      if (!dragged) {
        dragged = true;
        // From here on the pointer belongs to the map: no click follows, and leaving the window does not lose it.
        element.setPointerCapture(event.pointerId);
      }
      const other = [...hands].find(([id]) => id !== event.pointerId)?.[1];
      if (other) pinch(before, now, other);
      else viewport.panBy(now.x - before.x, now.y - before.y);
      hands.set(event.pointerId, now);
    };

    const pinch = (before: Point, now: Point, other: Point): void => {
      const middle = (p: Point): Point => ({ x: (p.x + other.x) / 2, y: (p.y + other.y) / 2 });
      const span = (p: Point): number => Math.max(20, Math.hypot(p.x - other.x, p.y - other.y));
      viewport.panBy(middle(now).x - middle(before).x, middle(now).y - middle(before).y);
      viewport.zoomBy(span(now) / span(before), middle(now));
    };

    const onpointerup = (event: PointerEvent): void => {
      hands.delete(event.pointerId);
    };

    const onclick = (event: MouseEvent): void => {
      if (!dragged) return;
      event.preventDefault();
      event.stopPropagation();
      dragged = false;
    };

    element.addEventListener('wheel', onwheel, { passive: false });
    element.addEventListener('pointerdown', onpointerdown);
    element.addEventListener('pointermove', onpointermove);
    element.addEventListener('pointerup', onpointerup);
    element.addEventListener('pointercancel', onpointerup);
    element.addEventListener('click', onclick, { capture: true });
    return () => {
      element.removeEventListener('wheel', onwheel);
      element.removeEventListener('pointerdown', onpointerdown);
      element.removeEventListener('pointermove', onpointermove);
      element.removeEventListener('pointerup', onpointerup);
      element.removeEventListener('pointercancel', onpointerup);
      element.removeEventListener('click', onclick, { capture: true });
    };
  };
}

/** Buttons, fields and panels on the map keep their own presses. */
function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-board-control]') !== null;
}

/** A counter that may be dragged keeps the mouse; a finger pans the map unless the counter is marked for touch. */
function isHeld({ target, pointerType }: PointerEvent): boolean {
  const piece = target instanceof Element ? target.closest<HTMLElement>('[data-drag]') : null;
  return piece !== null && (pointerType !== 'touch' || piece.dataset.drag === 'touch');
}

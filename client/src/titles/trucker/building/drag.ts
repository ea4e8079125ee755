/** Taking the tile in the hand, a crate or an alien by a finger or the mouse, and letting it go over a square. */
import type { Carried, Desk } from '../desk/desk.svelte';
import { cellAtPoint, dropped, lightFor } from './drop';

/** Less than this, in px, is a tap and not a drag. */
const LEAST = 6;
const TILE: Carried = { kind: 'tile' };

/** Shows, before it is let go, how it would lie on the square that it is held over. */
function hover(desk: Desk, cell: number, what: Carried): void {
  if (desk.workshop.over === cell) return;
  desk.workshop.over = cell;
  desk.point(cell >= 0 ? lightFor(desk.atCell(desk.me, cell), what) : null);
}

export function draggable(desk: Desk, may: () => boolean, what: () => Carried = () => TILE) {
  return (handle: Element): (() => void) => {
    let from: { readonly x: number; readonly y: number } | null = null;
    const grab = (event: PointerEvent): void => {
      if (!may() || event.button) return;
      handle.setPointerCapture(event.pointerId);
      from = { x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent): void => {
      if (!from) return;
      const far = Math.hypot(event.clientX - from.x, event.clientY - from.y) >= LEAST;
      if (!desk.drag && !far) return;
      desk.drag = { x: event.clientX, y: event.clientY, what: what() };
      hover(desk, cellAtPoint(event.clientX, event.clientY), what());
    };
    const release = (event: PointerEvent): void => {
      const dragged = desk.drag;
      cancel();
      if (!dragged) return;
      swallowClick();
      dropped(desk, event.clientX, event.clientY, dragged.what);
    };
    const cancel = (): void => {
      from = null;
      desk.drag = null;
      hover(desk, -1, what());
    };
    const heard = { pointerdown: grab, pointermove: move, pointerup: release, pointercancel: cancel } as const;
    for (const [name, hear] of Object.entries(heard)) handle.addEventListener(name, hear as EventListener);
    return () => {
      for (const [name, hear] of Object.entries(heard)) handle.removeEventListener(name, hear as EventListener);
    };
  };
}

/** The click that ends a drag is none: it would press what was dragged. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}

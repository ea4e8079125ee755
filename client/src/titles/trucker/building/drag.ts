/** Taking the tile in the hand by a finger or the mouse, and letting it go over a square. */
import type { Desk } from '../desk/desk.svelte';
import { cellAtPoint, dropped } from './drop';

/** Less than this, in px, is a tap and not a drag. */
const LEAST = 6;

/** Shows, before it is let go, how the tile would lie on the square that it is held over. */
function hover(desk: Desk, cell: number): void {
  if (desk.workshop.over === cell) return;
  desk.workshop.over = cell;
  desk.point(cell >= 0 ? desk.atCell(desk.me, cell)[0] : null);
}

export function draggable(desk: Desk, may: () => boolean) {
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
      desk.drag = { x: event.clientX, y: event.clientY };
      hover(desk, cellAtPoint(event.clientX, event.clientY));
    };
    const release = (event: PointerEvent): void => {
      const dragged = desk.drag !== null;
      cancel();
      if (dragged) dropped(desk, event.clientX, event.clientY);
    };
    const cancel = (): void => {
      from = null;
      desk.drag = null;
      hover(desk, -1);
    };
    const heard = { pointerdown: grab, pointermove: move, pointerup: release, pointercancel: cancel } as const;
    for (const [name, hear] of Object.entries(heard)) handle.addEventListener(name, hear as EventListener);
    return () => {
      for (const [name, hear] of Object.entries(heard)) handle.removeEventListener(name, hear as EventListener);
    };
  };
}

/** Taking the tile in the hand by a finger or the mouse, and letting it go over a square. */
import type { Desk } from '../desk/desk.svelte';
import { dropped } from './drop';

/** Less than this, in px, is a tap and not a drag. */
const LEAST = 6;

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
      if (desk.drag || far) desk.drag = { x: event.clientX, y: event.clientY };
    };
    const release = (event: PointerEvent): void => {
      const dragged = desk.drag !== null;
      cancel();
      if (dragged) dropped(desk, event.clientX, event.clientY);
    };
    const cancel = (): void => {
      from = null;
      desk.drag = null;
    };
    const heard = { pointerdown: grab, pointermove: move, pointerup: release, pointercancel: cancel } as const;
    for (const [name, hear] of Object.entries(heard)) handle.addEventListener(name, hear as EventListener);
    return () => {
      for (const [name, hear] of Object.entries(heard)) handle.removeEventListener(name, hear as EventListener);
    };
  };
}

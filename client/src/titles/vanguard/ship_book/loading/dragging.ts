/** Taking a card by the mouse or a finger and letting it go over somebody. Less than a few px is a press. */
import type { Attachment } from 'svelte/attachments';

/** Less than this, in px, is a press and no drag. */
const LEAST = 6;

export interface Drag {
  readonly x: number;
  readonly y: number;
  /** The thing under the pointer that takes it; null over none. */
  readonly over: string | null;
}

interface Given {
  readonly may: () => boolean;
  /** The carrier under a point, by name. */
  readonly moved: (drag: Drag | null) => void;
  readonly dropped: (over: string) => void;
}

/** Who takes things at a point: the nearest `data-carrier`. */
const carrierAt = (x: number, y: number): string | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-carrier]')?.dataset['carrier'] ?? null;

export function draggable({ may, moved, dropped }: Given): Attachment {
  return (handle) => {
    let from: { readonly x: number; readonly y: number } | null = null;
    let drag: Drag | null = null;
    const end = (): void => {
      from = drag = null;
      moved(null);
    };
    const grab = (event: PointerEvent): void => {
      if (may() && !event.button) from = { x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent): void => {
      if (!from) return;
      const { clientX: x, clientY: y } = event;
      if (!drag && Math.hypot(x - from.x, y - from.y) < LEAST) return;
      drag = { x, y, over: carrierAt(x, y) };
      moved(drag);
      event.preventDefault();
    };
    const release = (): void => {
      const ended = drag;
      end();
      if (!ended) return;
      swallowClick();
      if (ended.over) dropped(ended.over);
    };
    handle.addEventListener('pointerdown', grab as EventListener, true);
    addEventListener('pointermove', move);
    addEventListener('pointerup', release);
    addEventListener('pointercancel', end);
    return () => {
      handle.removeEventListener('pointerdown', grab as EventListener, true);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', release);
      removeEventListener('pointercancel', end);
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

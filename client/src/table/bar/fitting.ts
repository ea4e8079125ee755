/** Words that have to be read whole in a room of a fixed size: the type gets smaller until they fit. */
import type { Attachment } from 'svelte/attachments';

/** Sizes of type that are tried, in px; nothing is set smaller than the last. */
export const SIZES = [18, 16, 15, 14] as const;

interface Room {
  readonly style: { setProperty(name: string, value: string): void };
  readonly scrollHeight: number;
  readonly clientHeight: number;
}

/** Sets the largest size in which nothing sticks out. */
export function fit(room: Room): void {
  for (const size of SIZES) {
    room.style.setProperty('--type', `${size}px`);
    if (room.scrollHeight <= room.clientHeight) return;
  }
}

/** Keeps words in their room, whatever they are and however the window changes. */
export function fits(words: () => unknown): Attachment<HTMLElement> {
  return (room) => {
    void words();
    fit(room);
    const watch = new ResizeObserver(() => fit(room));
    watch.observe(room);
    return () => watch.disconnect();
  };
}

/** Words that have to be read whole in a room of a fixed size: the type gets smaller until they fit. Where even the
 *  smallest does not, they lie over what is above. */
import type { Attachment } from 'svelte/attachments';

/** Sizes of type that are tried, in px; nothing is set smaller than the last. */
export const SIZES = [18, 16, 15, 14] as const;

interface Said {
  readonly style: { setProperty(name: string, value: string): void };
  readonly offsetHeight: number;
  toggleAttribute(name: string, on: boolean): unknown;
}

/** Sets the largest size in which the words are no higher than their room. */
export function fit(said: Said, room: number): void {
  let high = true;
  for (const size of SIZES) {
    said.style.setProperty('--type', `${size}px`);
    high = said.offsetHeight > room;
    if (!high) break;
  }
  said.toggleAttribute('data-high', high);
}

/** Keeps words in the room around them, whatever they are and however the window changes. */
export function fits(words: () => unknown): Attachment<HTMLElement> {
  return (said) => {
    void words();
    const room = said.parentElement;
    if (!room) return;
    const set = (): void => fit(said, room.clientHeight);
    set();
    const watch = new ResizeObserver(set);
    watch.observe(room);
    return () => watch.disconnect();
  };
}

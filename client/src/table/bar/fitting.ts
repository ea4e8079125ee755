/** Words that have to be read whole in a room of a fixed size: the type gets smaller until they stand in one line, or else
 *  until they fit in several. Where even the smallest does not, they lie over what is above. */
import type { Attachment } from 'svelte/attachments';

/** Sizes of type that are tried, in px; nothing is set smaller than the last. */
export const SIZES = [18, 16, 15, 14] as const;

interface Said {
  readonly style: { setProperty(name: string, value: string): void };
  readonly offsetHeight: number;
  readonly scrollWidth: number;
  readonly clientWidth: number;
  toggleAttribute(name: string, on: boolean): unknown;
}

/** Sets the largest size in which the words stand in one line, or else in which they are no higher than their room. */
export function fit(said: Said, room: number): void {
  const tried = (fits: () => boolean): boolean =>
    SIZES.some((size) => {
      said.style.setProperty('--type', `${size}px`);
      return fits();
    });
  said.toggleAttribute('data-high', false);
  said.toggleAttribute('data-short', false);
  said.toggleAttribute('data-line', true);
  if (tried(() => said.scrollWidth <= said.clientWidth)) return;
  said.toggleAttribute('data-line', false);
  if (tried(() => said.offsetHeight <= room)) return;
  // What only helps a little is left out before anything lies over the board.
  said.toggleAttribute('data-short', true);
  said.toggleAttribute('data-high', !tried(() => said.offsetHeight <= room));
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

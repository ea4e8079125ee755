/** A part of a board that lies in the rail, where it has room: the board draws it, and hangs it up there. When the reader
 *  folds the rail or opens another of its tabs, it comes back to the board. */
import type { Attachment } from 'svelte/attachments';

class Bench {
  /** Where it hangs; null while there is no room for it. */
  place = $state.raw<HTMLElement | null>(null);

  /** `{@attach bench.offer}` on the room that the rail has. */
  readonly offer: Attachment<HTMLElement> = (room) => {
    this.place = room;
    return () => {
      if (this.place === room) this.place = null;
    };
  };

  /** `{@attach bench.hang}` on the part of the board. */
  readonly hang: Attachment<HTMLElement> = (part) => {
    const room = this.place;
    if (!room) return;
    const home = document.createComment('bench');
    part.before(home);
    room.append(part);
    return () => {
      if (home.isConnected && part.isConnected) home.replaceWith(part);
      else {
        home.remove();
        part.remove();
      }
    };
  };
}

export const bench = new Bench();

/** The glass above the story: where a title explains what is pointed at, in one place that does not move. */
export const glass = new Bench();

/** A part of the page that lies elsewhere while there is room for it: what draws it hangs it up there, and when the room
 *  is gone it comes back. So a part of the board lies in the rail until the reader folds that. */
import type { Attachment } from 'svelte/attachments';

class Bench {
  /** Where it hangs; null while there is no room for it. */
  place = $state.raw<HTMLElement | null>(null);

  /** `{@attach bench.offer}` on the room that there is. */
  readonly offer: Attachment<HTMLElement> = (room) => {
    this.place = room;
    return () => {
      if (this.place === room) this.place = null;
    };
  };

  /** `{@attach bench.hang}` on the part. */
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

/** The shelf of a board: the button that opens the drawer of free actions stands there. */
export const shelf = new Bench();

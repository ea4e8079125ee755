/** The scenes of a board stand in the top bar: the board draws their buttons, and they are hung up there. */
import type { Attachment } from 'svelte/attachments';

const RAIL = 'bar-views';
export const VIEWS_ID = RAIL;

/** `{@attach inTopBar}` on the navigation of a board. Without a top bar it stays where it is. */
export const inTopBar: Attachment<HTMLElement> = (nav) => {
  const home = document.getElementById(RAIL);
  if (!home) return;
  const place = document.createComment('views');
  nav.before(place);
  home.append(nav);
  return () => {
    // What is gone from the board does not come back to it.
    if (place.isConnected && nav.isConnected) place.replaceWith(nav);
    else {
      place.remove();
      nav.remove();
    }
  };
};

/** Lets a place on the board be held, whatever the board draws there: a press that is let go early only selects. */
import type { Attachment } from 'svelte/attachments';
import type { LitMove } from '../../board';
import { places } from '../../places/places.svelte';
import type { Session } from '../../session.svelte';
import { holding } from './holding.svelte';

/** The only move of the thing that an event is about, if it costs something. */
function graveAt(target: EventTarget | null): LitMove | null {
  const moves = target instanceof Element ? places.movesAt(target) : [];
  return moves.length === 1 && moves[0]?.caption.weight === 'grave' ? moves[0] : null;
}

export function holdsPlaces(session: () => Session): Attachment<HTMLElement> {
  return (board) => {
    /** Whether the click that follows was a hold that went through. */
    let made = false;

    function start(event: Event): void {
      // What was held may be gone by the time it is let go: then no click follows.
      made = false;
      const move = graveAt(event.target);
      if (!move || session().busy || session().several) return;
      const on = (event.target as Element).closest('[data-lit]') ?? board;
      holding.start(move.move, on, (one) => {
        made = true;
        void session().insist(one);
      });
    }
    function keydown(event: KeyboardEvent): void {
      if (event.key !== 'Enter' || !graveAt(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) start(event);
    }
    function letGo(event: Event): void {
      const move = graveAt(event.target);
      if (holding.stop() && move && event.type === 'keyup') session().select(move);
    }
    function click(event: Event): void {
      if (made) event.stopPropagation();
      made = false;
    }

    const ends = ['pointerup', 'pointercancel', 'keyup', 'blur'];
    board.addEventListener('pointerdown', start, true);
    board.addEventListener('keydown', keydown, true);
    board.addEventListener('click', click, true);
    for (const end of ends) addEventListener(end, letGo);
    return () => {
      board.removeEventListener('pointerdown', start, true);
      board.removeEventListener('keydown', keydown, true);
      board.removeEventListener('click', click, true);
      for (const end of ends) removeEventListener(end, letGo);
    };
  };
}

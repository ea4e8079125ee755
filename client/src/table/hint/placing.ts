/** Where the card of a hint lies: beside the place that it speaks of, and never over it. Pure. */
import { overlap, type Box } from '../../learn/pointing';

export interface Spot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  /** Where its tip is, from its left edge, and at which of its edges; null without one. */
  readonly tip: { readonly x: number; readonly edge: 'top' | 'bottom' } | null;
}

/** The part of the page that a card may lie on: the board, above the bar. */
export interface Room extends Box {
  readonly narrow: boolean;
}

const WIDTH = 466;
const GAP = 12;
const EDGE = 8;
/** How far a tip stays from the corners. */
const CORNER = 22;
/** What is higher than this part of the room is no place but the board itself. */
const LARGE = 0.6;

export function spotOf(room: Room, place: Box | null, height: number): Spot {
  const width = Math.min(WIDTH, room.width - 2 * EDGE);
  const bottom = room.top + room.height - EDGE;
  const low = Math.max(room.top + EDGE, bottom - height);
  const middle = place ? place.left + place.width / 2 : room.left + room.width / 2;
  const within = (left: number): number =>
    Math.max(room.left + EDGE, Math.min(room.left + room.width - EDGE - width, left));
  const left = within(middle - width / 2);
  // A place in the rail is beside the board, and cannot be hidden.
  if (!place || place.height > LARGE * room.height || !overlap(place, room)) {
    return { left: within(room.left + (room.width - width) / 2), top: low, width, tip: null };
  }
  const tipped = (edge: 'top' | 'bottom'): Spot['tip'] => ({
    x: Math.max(CORNER, Math.min(width - CORNER, middle - left)),
    edge,
  });
  const below = place.top + place.height + GAP;
  if (below + height <= bottom)
    return { left, top: room.narrow ? low : below, width, tip: room.narrow ? null : tipped('top') };
  const above = place.top - GAP - height;
  if (above >= room.top + EDGE)
    return { left, top: room.narrow ? room.top + EDGE : above, width, tip: room.narrow ? null : tipped('bottom') };
  return { left, top: low, width, tip: null };
}

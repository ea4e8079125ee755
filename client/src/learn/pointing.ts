/** Where the places of a note are on the page, and in which corner its card covers none of them. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where a card may lie: in a corner, in the middle of an edge, or low in the middle, above what lies at the lower edge. */
export const CORNERS = ['bottom-left', 'bottom-right', 'top-left', 'top-right', 'left', 'right', 'low'] as const;
export type Corner = (typeof CORNERS)[number];
/** Where it may lie on a phone, as wide as the board. */
export const EDGES: readonly Corner[] = ['bottom-left', 'top-left'];

/** How far a card lies from the edges of the board. */
const GAP = 12;
/** How much of the board, at its lower edge, a card leaves free that lies low in the middle. */
const SHELF = 0.1;
/** How much worse it is to hide what the note speaks of than anything else that is lit, and than what is only drawn. */
const POINTED = 4;
const DRAWN = 0.05;

/** How much of two boxes is the same. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** The box of a card of this size in a corner of the board. */
export function boxIn(corner: Corner, board: Box, width: number, height: number, gap = GAP): Box {
  return {
    left: leftIn(corner, board, width, gap),
    top: topIn(corner, board, height, gap),
    width,
    height,
  };
}

function leftIn(corner: Corner, { left, width }: Box, wide: number, gap: number): number {
  if (corner === 'low') return left + (width - wide) / 2;
  return corner.endsWith('left') ? left + gap : left + width - wide - gap;
}

function topIn(corner: Corner, { top, height }: Box, high: number, gap: number): number {
  if (corner === 'low') return top + height * (1 - SHELF) - high;
  if (corner.startsWith('top')) return top + gap;
  return corner.startsWith('bottom') ? top + height - high - gap : top + (height - high) / 2;
}

/** The corner in which a card hides the least of what it points at, of what may be pressed, and then of what is drawn at
 *  all; the one where it is, if that is as good. */
export function bestCorner(
  now: Corner,
  board: Box,
  width: number,
  height: number,
  places: readonly Box[],
  lit: readonly Box[] = [],
  gap = GAP,
  corners: readonly Corner[] = CORNERS,
  drawn: readonly Box[] = [],
): Corner {
  // By the share of each thing that is hidden: a corner of the whole ship is less of a loss than all of a square.
  const covered = (box: Box, things: readonly Box[]): number =>
    things.reduce((sum, thing) => sum + overlap(box, thing) / Math.max(1, thing.width * thing.height), 0);
  const hidden = (corner: Corner): number => {
    const box = boxIn(corner, board, width, height, gap);
    return POINTED * covered(box, places) + covered(box, lit) + DRAWN * covered(box, drawn);
  };
  return corners.reduce((best, corner) => (hidden(corner) < hidden(best) ? corner : best), now);
}

/** Whether something else lies over it, so that it can be neither seen nor pressed. */
const isCovered = (element: Element): boolean => element.closest('[inert]') !== null;

/** The boxes of everything on a board that may be pressed, and of the buttons at its edge that open drawers. */
export function litBoxes(board: ParentNode): Box[] {
  const all = [...board.querySelectorAll('[data-lit]'), ...document.querySelectorAll('[data-drawer]')];
  const lit = all.filter((element) => !isCovered(element));
  return lit.map((element) => element.getBoundingClientRect());
}

/** The boxes of everything on a board that has a place or is there to be read. */
export function drawnBoxes(board: ParentNode): Box[] {
  return [...board.querySelectorAll('[data-place], [data-read]')].map((element) => element.getBoundingClientRect());
}

/** The boxes of these places, as far as they are drawn and visible. */
export function boxesOf(root: ParentNode, places: readonly string[]): Map<string, Box> {
  const found = new Map<string, Box>();
  for (const place of places) {
    for (const element of root.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)) {
      const { left, top, width, height } = element.getBoundingClientRect();
      if (width < 2 || height < 2 || isCovered(element)) continue;
      found.set(place, { left, top, width, height });
      break;
    }
  }
  return found;
}

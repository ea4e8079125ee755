/** The room that things take on a map. */
import type { Point, Size } from '../terrain/layout';

/** How far something reaches from the point at which it is: a word from its beginning, a figure from its feet. */
export interface Extent {
  readonly left: number;
  readonly right: number;
  readonly up: number;
  readonly down: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const boxOf = ({ x, y }: Point, { left, right, up, down }: Extent): Box => ({
  left: x - left,
  top: y - up,
  right: x + right,
  bottom: y + down,
});

export const scaled = ({ left, right, up, down }: Extent, by: number): Extent => ({
  left: left * by,
  right: right * by,
  up: up * by,
  down: down * by,
});

/** How far one reaches into the other. */
export const depth = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right - b.left, b.right - a.left, a.bottom - b.top, b.bottom - a.top));

/** Whether a box lies on the map with its whole rim. */
export const isWithin = ({ left, top, right, bottom }: Box, { width, height }: Size): boolean =>
  left >= 1 && top >= 1 && right <= width - 1 && bottom <= height - 1;

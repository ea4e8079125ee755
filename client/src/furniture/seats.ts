/** Colours and shapes of the seats, in order. A seat is never told by its colour alone. */
import type { SeatColour, SeatShape } from '../table/board';

export const SEATS: readonly { readonly colour: SeatColour; readonly shape: SeatShape }[] = [
  { colour: 'orange', shape: 'circle' },
  { colour: 'sky', shape: 'square' },
  { colour: 'green', shape: 'triangle' },
  { colour: 'rose', shape: 'diamond' },
  { colour: 'sand', shape: 'hexagon' },
  { colour: 'white', shape: 'star' },
];

/** What the seat of this number wears. */
export function coatOf(seat: number): { readonly colour: SeatColour; readonly shape: SeatShape } {
  return SEATS[seat] ?? { colour: 'white', shape: 'star' };
}

/** Outlines round 0, 0 in a square of 24. */
export const SHAPES: Readonly<Record<SeatShape, string>> = {
  circle: 'M0-9.2A9.2 9.2 0 1 1 0 9.2 9.2 9.2 0 1 1 0-9.2z',
  square: 'M-8.2-8.2H8.2V8.2H-8.2z',
  triangle: 'M0-10 10 7.6h-20z',
  diamond: 'M0-11 9 0 0 11-9 0z',
  hexagon: 'M0-10 8.7-5v10L0 10-8.7 5V-5z',
  star: 'M0-11 2.9-3.9 10.5-3.4 4.7 1.5 6.5 8.9 0 4.9-6.5 8.9-4.7 1.5-10.5-3.4-2.9-3.9z',
};

/** Where the sides of a battle lie around the place where it is fought. Pure. */
import { RAIDERS } from '../desk/names';
import type { SideView } from '../view';

type Side = Pick<SideView, 'who'>;

/** Where something lies around the middle: column and row from 1, and over how many rows it reaches. */
export interface Place {
  readonly column: number;
  readonly row: number;
  readonly rows: number;
}

/** Cards around the place of the battle, in three columns: raiders lie below it, players at its left and right. */
export function around(sides: readonly Side[]): { readonly scene: Place; readonly sides: readonly Place[] } {
  const odd = sides.length % 2 === 1;
  const below = (side: Side, i: number): boolean =>
    sides.length > 2 &&
    (side.who === RAIDERS || (odd && i === sides.length - 1 && sides.every(({ who }) => who !== RAIDERS)));
  const middle = sides.filter(below).length;
  const outside = sides.length - middle;
  const rows = Math.max(Math.ceil(outside / 2), middle + 1);
  let next = 0;
  const places = sides.map((side, i): Place => {
    if (below(side, i)) return { column: 2, row: rows, rows: 1 };
    const [column, row] = [next % 2 ? 3 : 1, Math.floor(next / 2) + 1];
    // The last one of its column reaches down to the others.
    const last = next + 2 >= outside;
    next += 1;
    return { column, row, rows: last ? rows - row + 1 : 1 };
  });
  return { scene: { column: 2, row: 1, rows: rows - middle }, sides: places };
}

/** A place as the style of an element: where there is room for three columns it is obeyed. */
export function css(place: Place | undefined): string {
  return place ? `--area: ${place.row} / ${place.column} / span ${place.rows} / span 1` : '';
}

/** Where the tiles that lie face up are drawn. A tile keeps its slot; a hole stays a hole until the next tile thrown back
 *  fills the first one. */

/** Columns and rows of slots, from the fewest on. */
const GRIDS: readonly (readonly [columns: number, rows: number])[] = [
  [6, 8],
  [7, 9],
  [8, 10],
  [9, 12],
  [10, 14],
];
/** The same for a low room, such as that of a small screen. */
const LOW: readonly (readonly [columns: number, rows: number])[] = [
  [7, 7],
  [8, 8],
  [9, 9],
  [10, 11],
  [12, 12],
];

/** A grid with room for this many tiles, and one more. */
export function gridFor(count: number, low: boolean): readonly [columns: number, rows: number] {
  const grids = low ? LOW : GRIDS;
  return grids.find(([columns, rows]) => columns * rows > count) ?? (grids.at(-1) as readonly [number, number]);
}

/** What lies where once these tiles are face up: those that stay keep their slots, others fill the holes in order. An
 *  empty string is a hole. */
export function slotsAfter(before: readonly string[], open: readonly string[]): string[] {
  const left = [...open];
  const slots = before.map((tile) => {
    const at = tile ? left.indexOf(tile) : -1;
    if (at >= 0) left.splice(at, 1);
    return at >= 0 ? tile : '';
  });
  for (const tile of left) {
    const hole = slots.indexOf('');
    if (hole >= 0) slots[hole] = tile;
    else slots.push(tile);
  }
  while (slots.length && !slots.at(-1)) slots.pop();
  return slots;
}

export class Slots {
  #kept: readonly string[] = [];

  /** The slots as they are with these tiles face up. */
  of(open: readonly string[]): readonly string[] {
    this.#kept = slotsAfter(this.#kept, open);
    return this.#kept;
  }
}

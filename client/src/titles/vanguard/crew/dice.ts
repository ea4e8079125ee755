/** Dice of a crew board in their columns. */
import { COLOURS, type Colour, type DiePrint } from '../types';

/** The dice of each colour, in the order in which they lie. Each keeps its place among dice of its kind, from 1. */
export function columnsOf(
  dice: readonly string[],
  prints: ReadonlyMap<string, DiePrint>,
): ReadonlyMap<Colour, readonly { readonly id: string; readonly copy: number }[]> {
  const copies = new Map<string, number>();
  const columns = new Map<Colour, { id: string; copy: number }[]>(COLOURS.map((colour) => [colour, []]));
  for (const id of dice) {
    const copy = (copies.get(id) ?? 0) + 1;
    copies.set(id, copy);
    columns.get(prints.get(id)?.colour ?? 'red')?.push({ id, copy });
  }
  return columns;
}

/** How many rows the columns of a rank have. */
export const rowsOf = (rank: number): number => rank + 2;

/** Dice of a crew board in their columns. */
import type { Say } from '../../../table/board';
import type { Move } from '../../../table/protocol';
import type { DiePrint } from '../printed';

export type Colour = DiePrint['colour'];

/** The dice of each colour, in the order in which they lie. Each keeps its place among dice of its kind, from 1. */
export function columnsOf(
  dice: readonly string[],
  prints: ReadonlyMap<string, DiePrint>,
): ReadonlyMap<Colour, readonly { readonly id: string; readonly copy: number }[]> {
  const copies = new Map<string, number>();
  const columns = new Map<Colour, { id: string; copy: number }[]>();
  for (const id of dice) {
    const copy = (copies.get(id) ?? 0) + 1;
    copies.set(id, copy);
    const colour = prints.get(id)?.colour ?? 'red';
    columns.set(colour, [...(columns.get(colour) ?? []), { id, copy }]);
  }
  return columns;
}

/** Whether a move is about a spent die: to refresh it, or to give up a spent one. */
export const isOfSpent = (move: Move): boolean => move.type === 'refresh-die' || move['spent'] === true;

/** What the faces of a die show, one after the other. */
export function spokenFaces(print: DiePrint | undefined, t: Say): string {
  const nameOf = (face: readonly string[]): string =>
    face.map((symbol) => t(`vanguard-symbol-${symbol}`)).join(' + ') || '–';
  return (print?.faces ?? []).map(nameOf).join(', ');
}

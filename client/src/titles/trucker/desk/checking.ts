/** How a player goes through the ship check: a few mistakes lie open on the board; of many, one way out of all of them is
 *  shown, or they are taken one by one. Pure. */
import type { LegalMove } from '../../../table/protocol';

export interface Checking {
  /** Whether the server offers ways out of all mistakes at once. */
  readonly many: boolean;
  /** Which of them is shown. */
  readonly way: number;
  readonly singly: boolean;
  /** The squares of the mistake that comes first. */
  readonly cells: readonly number[];
}

/** Whether a move of the ship check is out of sight. */
export function isHidden(
  { move }: LegalMove,
  { many, way, singly, cells }: Checking,
  cellAt: (column: string, row: string) => number,
): boolean {
  if (!many) return false;
  if (move.type === 'scrap-set') return singly || move['number'] !== way + 1;
  if (move.type !== 'scrap') return false;
  return !singly || !cells.includes(cellAt(String(move['column']), String(move['row'])));
}

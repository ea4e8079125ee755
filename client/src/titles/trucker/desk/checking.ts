/** How a player goes through the ship check: a few mistakes lie open on the board; of many, one way out of all of them is
 *  shown, or they are taken one by one. Pure. */
import type { LegalMove } from '../../../table/protocol';
import type { FaultView, RepairView } from '../view';

export interface Checking {
  /** Whether the server offers ways out of all mistakes at once. */
  readonly many: boolean;
  /** Which of them is shown. */
  readonly way: number;
  readonly singly: boolean;
  /** The mistake that is looked at, where they are taken one by one: the first, or the first of what shall stay. */
  readonly fault: FaultView | null;
  /** The squares of what can be taken off then. */
  readonly cells: readonly number[];
}

/** What the reader has chosen. */
interface Choice {
  readonly way: number;
  readonly singly: boolean;
  /** The square of what shall stay, although it breaks a rule; -1 for none. */
  readonly kept: number;
}

export function checkingOf(
  many: boolean,
  ways: number,
  faults: readonly FaultView[],
  { way, singly, kept }: Choice,
): Checking {
  const pairs = faults.filter(({ kind }) => kind !== 'pieces');
  const ofKept = pairs.find(({ cells }) => cells.includes(kept) && cells.length > 1) ?? null;
  const fault = ofKept ?? pairs[0] ?? null;
  const cells = (fault?.cells ?? []).filter((cell) => fault !== ofKept || cell !== kept);
  return { many, way: many ? way % ways : 0, singly: many && (singly || ofKept !== null), fault, cells };
}

/** The next way out after the one that is shown that leaves what lies on a square; -1 when none does. */
export function wayKeeping(ways: readonly RepairView[], shown: number, cell: number): number {
  const next = ways.map((_, step) => (shown + step) % ways.length);
  return next.find((way) => !ways[way]?.cut.includes(cell) && !ways[way]?.loose.includes(cell)) ?? -1;
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

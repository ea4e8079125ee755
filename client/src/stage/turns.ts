/** The story of a match by turns: all moves that one seat made in a row. Pure. */
import type { Entry } from '../table/protocol';

export interface Turn {
  /** Whose it was; null when nobody in particular acted. */
  readonly seat: number | null;
  /** The position before it, and the one after it. */
  readonly from: number;
  readonly to: number;
  readonly lines: readonly Entry[];
}

/** The turns after a position, as far as the log tells them. What was taken back is left out. */
export function turnsOf(log: readonly Entry[], after = 0): Turn[] {
  const turns: Turn[] = [];
  for (const line of log) {
    if (line.undone || line.position <= after) continue;
    const seat = line.seat ?? null;
    const last = turns.at(-1);
    if (last && (seat === null || last.seat === null || seat === last.seat)) {
      const to = Math.max(last.to, line.position);
      turns[turns.length - 1] = { ...last, seat: last.seat ?? seat, to, lines: [...last.lines, line] };
    } else {
      turns.push({ seat, from: last?.to ?? after, to: line.position, lines: [line] });
    }
  }
  return turns;
}

/** The end of the turn before this position, or after it. */
export function turnFrom(log: readonly Entry[], position: number, by: -1 | 1): number {
  const ends = [0, ...turnsOf(log).map(({ to }) => to)];
  if (by < 0) return ends.findLast((end) => end < position) ?? 0;
  return ends.find((end) => end > position) ?? Infinity;
}

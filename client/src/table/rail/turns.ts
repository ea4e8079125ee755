/** The story by turns: what follows from the moves of one player, one after the other, is one entry. Pure. */
import type { Entry } from '../protocol';

export interface Line {
  readonly line: Entry;
  /** Its place in the whole log. */
  readonly place: number;
}

export interface Turn {
  /** The place of its first line in the log. */
  readonly id: number;
  /** Whose turn it is; null for what nobody at the table has done. */
  readonly seat: number | null;
  readonly lines: readonly Line[];
  /** The position that the turn led to. */
  readonly position: number;
  readonly undone: boolean;
}

/** Whose move a line tells of: who made it, else whom it is about. */
export function actorOf({ seat, message }: Entry): number | null {
  if (typeof seat === 'number') return seat;
  const about = message.args?.['seat'];
  return typeof about === 'number' ? about : null;
}

export function turnsOf(log: readonly Entry[]): Turn[] {
  const turns: { seat: number | null; undone: boolean; lines: Line[] }[] = [];
  for (const [place, line] of log.entries()) {
    const seat = actorOf(line);
    const last = turns.at(-1);
    const goesOn = last && last.seat === seat && last.undone === Boolean(line.undone);
    if (goesOn) last.lines.push({ line, place });
    else turns.push({ seat, undone: Boolean(line.undone), lines: [{ line, place }] });
  }
  return turns.map(({ seat, undone, lines }) => ({
    id: lines[0]?.place ?? 0,
    seat,
    undone,
    lines,
    position: lines.at(-1)?.line.position ?? 0,
  }));
}

/** What an entry shows before it is unfolded: the last lines, in which it becomes clear what came of the turn. */
export function summaryOf<Told extends Line>(lines: readonly Told[], most = 2): readonly Told[] {
  const beats = lines.filter(({ line }) => line.beat);
  return (beats.length ? beats : lines).slice(-most);
}

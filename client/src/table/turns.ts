/** The story by turns: what follows from the moves of one player, one after the other, is one entry. Rail, recap and the
 *  steps of looking back count the same turns. Pure. */
import type { Entry } from './protocol';

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
  /** Who plays without a seat, as the rules say: its name, or empty. */
  readonly machine: string;
  readonly lines: readonly Line[];
  /** The position that the turn led to. */
  readonly position: number;
  readonly undone: boolean;
}

type MachineOf = (line: Entry) => string;
const NOBODY: MachineOf = () => '';

/** Whose move a line tells of: who made it, else whom it is about. */
export function actorOf({ seat, message }: Entry): number | null {
  if (typeof seat === 'number') return seat;
  const about = message.args?.['seat'];
  return typeof about === 'number' ? about : null;
}

/** `machineOf` names the player without a seat that a line tells of. */
export function turnsOf(log: readonly Entry[], machineOf: MachineOf = NOBODY): Turn[] {
  const turns: { seat: number | null; machine: string; undone: boolean; lines: Line[] }[] = [];
  for (const [place, line] of log.entries()) {
    const machine = machineOf(line);
    const seat = machine ? null : actorOf(line);
    const undone = Boolean(line.undone);
    const last = turns.at(-1);
    const goesOn = last && last.seat === seat && last.machine === machine && last.undone === undone;
    if (goesOn) last.lines.push({ line, place });
    else turns.push({ seat, machine, undone, lines: [{ line, place }] });
  }
  return turns.map(({ seat, machine, undone, lines }) => ({
    id: lines[0]?.place ?? 0,
    seat,
    machine,
    undone,
    lines,
    position: lines.at(-1)?.line.position ?? 0,
  }));
}

/** The turns after a position, without what was taken back. */
export function turnsSince(log: readonly Entry[], position: number, machineOf: MachineOf = NOBODY): Turn[] {
  return turnsOf(
    log.filter((line) => !line.undone && line.position > position),
    machineOf,
  );
}

/** The end of the turn before this position, or after it. */
export function turnFrom(log: readonly Entry[], position: number, by: -1 | 1): number {
  const ends = [0, ...turnsSince(log, 0).map((turn) => turn.position)];
  if (by < 0) return ends.findLast((end) => end < position) ?? 0;
  return ends.find((end) => end > position) ?? Infinity;
}

/** What an entry shows before it is unfolded: the last lines, in which it becomes clear what came of the turn. */
export function summaryOf<Told extends Line>(lines: readonly Told[], most = 2): readonly Told[] {
  const beats = lines.filter(({ line }) => line.beat);
  return (beats.length ? beats : lines).slice(-most);
}

/** How the story began to tell the move that was taken back last. */
export function takenBack(log: readonly Entry[]): Entry | undefined {
  let place = log.findLastIndex(({ undone }) => undone);
  const position = log[place]?.position;
  while (log[place - 1]?.undone && log[place - 1]?.position === position) place -= 1;
  return log[place];
}

/** How the points went, turn by turn, and what turned the match: as the log tells it. Pure. */
import type { Arg, Entry, Message } from '../../../table/protocol';

export interface Curve {
  /** The points of each player after each turn. */
  readonly points: readonly (readonly number[])[];
  readonly turns: number;
}
export interface Turning {
  /** From 1 on. */
  readonly turn: number;
  readonly who: number;
  readonly points: number;
  readonly total: number;
  /** What brought the points; null where the log says no more. */
  readonly cause: Message | null;
}

/** How the log tells of turns and players. */
export interface Telling {
  /** With these lines a turn begins. */
  readonly begins: readonly string[];
  /** The player that a line names. */
  readonly numberOf: (seat: Arg | undefined) => number;
}

const SCORED = 'andromeda-scored';
/** What is said between a deed and its points. */
const BESIDE = new Set([SCORED, 'andromeda-advanced', 'andromeda-gained', 'andromeda-drew', 'andromeda-drew-hidden']);

interface Score {
  readonly turn: number;
  readonly who: number;
  readonly points: number;
  readonly total: number;
  readonly cause: Message | null;
}

/** The log cut into turns, each with its first line. What comes before the first turn belongs to none. */
function turnsOf(log: readonly Entry[], begins: readonly string[]): Entry[][] {
  const turns: Entry[][] = [];
  for (const entry of log.filter(({ undone }) => !undone)) {
    if (begins.includes(entry.message.id)) turns.push([]);
    turns.at(-1)?.push(entry);
  }
  return turns;
}

function scoresOf(
  log: readonly Entry[],
  { begins, numberOf }: Telling,
): { readonly scores: Score[]; readonly turns: number } {
  const turns = turnsOf(log, begins);
  const scores = turns.flatMap((lines, place) =>
    lines.flatMap(({ message }, i): Score[] => {
      if (message.id !== SCORED) return [];
      const before = lines.slice(0, i).findLast((line) => !BESIDE.has(line.message.id));
      const [points, total] = [Number(message.args?.['points'] ?? 0), Number(message.args?.['total'] ?? 0)];
      return [
        { turn: place + 1, who: numberOf(message.args?.['seat']), points, total, cause: before?.message ?? null },
      ];
    }),
  );
  return { scores, turns: turns.length };
}

export function curveOf(log: readonly Entry[], players: number, telling: Telling): Curve {
  const { scores, turns } = scoresOf(log, telling);
  const points = Array.from({ length: players }, (_, who) => {
    let now = 0;
    return Array.from({ length: turns + 1 }, (_, turn) => {
      now = scores.findLast((score) => score.who === who && score.turn === turn)?.total ?? now;
      return now;
    });
  });
  return { points, turns };
}

/** The turns that brought the most, in the order in which they came. */
export function turningsOf(log: readonly Entry[], telling: Telling, most = 3): Turning[] {
  const { scores } = scoresOf(log, telling);
  const best = [...scores].sort((a, b) => Math.abs(b.points) - Math.abs(a.points) || a.turn - b.turn).slice(0, most);
  return best.filter(({ points }) => points !== 0).sort((a, b) => a.turn - b.turn);
}

/** What can be said of any match that is over, out of its story: the turns in which most happened, and who stood out. By
 *  facts: nothing is judged. Pure. */
import type { Entry } from '../protocol';
import type { Turn } from '../turns';

/** Things of a turn that were worth watching. */
const scenesOf = ({ lines }: Turn): number => lines.filter(({ line }) => line.beat).length;

/** How much happened in a turn: scenes first, then lines. */
const weightOf = (turn: Turn): number => scenesOf(turn) * 100 + turn.lines.length;

export interface Moment {
  readonly turn: Turn;
  /** The number of the turn in the match. */
  readonly number: number;
  /** The position before it. */
  readonly from: number;
}

/** The turns that are told again, in their order: those in which most happened, and the last one, which ended it. */
export function momentsOf(turns: readonly Turn[], most = 4): Moment[] {
  const all = turns.map((turn, place) => ({ turn, number: place + 1, from: turns[place - 1]?.position ?? 0 }));
  const last = all.slice(-1);
  const rest = all.slice(0, -1).sort((a, b) => weightOf(b.turn) - weightOf(a.turn) || b.number - a.number);
  return [...rest.slice(0, Math.max(0, most - last.length)), ...last].sort((a, b) => a.number - b.number);
}

export type Merit = 'stage' | 'breath' | 'thoughts';
export interface Award {
  readonly merit: Merit;
  readonly seat: number;
  readonly count: number;
}

/** Who is ahead of all others in something, and by how much they have it; nobody where two are equal. */
function first(merit: Merit, counts: ReadonlyMap<number, number>): Award[] {
  const [best, next] = [...counts].sort(([, a], [, b]) => b - a);
  if (!best || best[1] < 1 || best[1] === next?.[1]) return [];
  return [{ merit, seat: best[0], count: best[1] }];
}

/** Awards for those who stood out among several: most scenes, the fullest turn, most moves taken back. */
export function awardsOf(turns: readonly Turn[], log: readonly Entry[], seats: number): Award[] {
  if (seats < 2) return [];
  const [scenes, fullest, undone] = [1, 2, 3].map(() => new Map<number, number>()) as [Counts, Counts, Counts];
  for (const turn of turns) {
    if (turn.seat === null || turn.seat >= seats) continue;
    scenes.set(turn.seat, (scenes.get(turn.seat) ?? 0) + scenesOf(turn));
    fullest.set(turn.seat, Math.max(fullest.get(turn.seat) ?? 0, turn.lines.length));
  }
  const moves = new Set(log.filter((line) => line.undone).map(({ seat, position }) => `${seat} ${position}`));
  for (const move of moves) {
    const seat = Number.parseInt(move);
    if (seat < seats) undone.set(seat, (undone.get(seat) ?? 0) + 1);
  }
  return [...first('stage', scenes), ...first('breath', fullest), ...first('thoughts', undone)];
}
type Counts = Map<number, number>;

/** Where the systems lie on the starmap: neighbours near each other, the same each time. */
import { layOut, type Point, type Size } from '../../board/terrain/layout';

export interface Way {
  readonly from: string;
  readonly to: string;
  readonly energy: number;
}

export function waysOf(neighbours: ReadonlyMap<string, Readonly<Record<string, number>>>): Way[] {
  const ways: Way[] = [];
  for (const [from, around] of neighbours)
    for (const [to, energy] of Object.entries(around))
      if (neighbours.has(to) && !ways.some((way) => way.from === to && way.to === from))
        ways.push({ from, to, energy });
  return ways;
}

export function starsAt(systems: readonly string[], ways: readonly Way[], size: Size): ReadonlyMap<string, Point> {
  const number = new Map(systems.map((id, index) => [id, index + 1]));
  const links = ways.map(({ from, to }) => ({ from: number.get(from) ?? 0, to: number.get(to) ?? 0 }));
  const places = layOut([...number.values()], links, size);
  return new Map(systems.map((id, index) => [id, places.get(index + 1) ?? { x: 0, y: 0 }]));
}

/** A destination on its orbit around the sun at the left edge: the later in the list, the further out. */
export interface Orbit extends Point {
  readonly wide: number;
  readonly high: number;
}

export function orbitAt(place: number, count: number, { width, height }: Size): Orbit {
  const wide = width * (0.26 + (0.66 * (place + 0.6)) / Math.max(count, 1));
  const high = height * 0.46;
  // Neighbours stand above and below the middle by turns, so that their names have room.
  const angle = place % 2 ? 0.5 : -0.5;
  return { wide, high, x: wide * Math.cos(angle), y: height / 2 + high * Math.sin(angle) };
}

/** Which way something looks that goes from one point to another, in degrees: 0 to the right, down is positive. */
export const bearing = (from: Point, to: Point): number =>
  Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);

/** Words in lines of about this many letters, as a label below a star has room for. */
export function inLines(words: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

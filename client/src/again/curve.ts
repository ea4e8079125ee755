/** The curve of chances: what is drawn where, and what is said of it. Pure. */
import type { Analysis, Point } from '../api_types';

/** Pixels round the drawing: for the figures at the left and below, and the numbers on top. */
export interface Frame {
  readonly wide: number;
  readonly high: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Pixels between the middles of two numbers on top. */
const APART = 28;

export interface Scale {
  readonly frame: Frame;
  /** The chance at the upper edge. */
  readonly most: number;
  x(place: number): number;
  y(chance: number): number;
}

/** Whether the last point is the result. In a campaign of many missions it is the chance of the next one. */
export function isEnded(curve: readonly Point[]): boolean {
  return curve.length > 1 && (curve.at(-1)?.estimates.every(({ error }) => error === 0) ?? false);
}

/** All points but the result. */
function innerOf(curve: readonly Point[]): readonly Point[] {
  return isEnded(curve) ? curve.slice(0, -1) : curve;
}

/** The result may stand far above everything else: it does not squeeze the rest. */
export function scaleOf(curve: readonly Point[], frame: Frame): Scale {
  const shown = innerOf(curve).flatMap(({ estimates }) => estimates.map(({ chance, error }) => chance + error));
  const quarters = Math.ceil(Math.max(0.5, ...shown) * 4 - 1e-9);
  const most = Math.min(1, quarters / 4 + (quarters < 4 ? 0.05 : 0));
  const last = Math.max(1, curve.length - 1);
  const { wide, high, left, right, top, bottom } = frame;
  return {
    frame,
    most,
    x: (place) => left + ((wide - left - right) * place) / last,
    y: (chance) => top + (high - top - bottom) * (1 - Math.min(most, Math.max(0, chance)) / most),
  };
}

const at = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The line of a seat. */
export function lineOf(curve: readonly Point[], seat: number, { x, y }: Scale): string {
  const points = curve.map(({ estimates }, place) => at(x(place), y(estimates[seat]?.chance ?? 0)));
  return `M${points.join('L')}`;
}

/** How sure that is: two standard errors up and down. */
export function bandOf(curve: readonly Point[], seat: number, { x, y }: Scale): string {
  const edge = (side: 1 | -1): string[] =>
    curve.map(({ estimates }, place) => {
      const { chance = 0, error = 0 } = estimates[seat] ?? {};
      return at(x(place), y(chance + side * 2 * error));
    });
  return `M${[...edge(1), ...edge(-1).reverse()].join('L')}z`;
}

/** Chances that have a line of their own: the quarters. */
export function gridOf({ most }: Scale): number[] {
  return [0, 0.25, 0.5, 0.75, 1].filter((chance) => chance <= most);
}

export interface Tick {
  readonly place: number;
  readonly turn: number;
}

/** Turns that are named below: the first, the last, and round ones between them. */
export function ticksOf(curve: readonly Point[], most = 6): Tick[] {
  const firsts = curve.flatMap(({ turn }, place) => (turn === curve[place - 1]?.turn ? [] : [{ place, turn }]));
  const [first, last] = [firsts[0], curve.at(-1)];
  if (!first || !last) return [];
  const end = { place: curve.length - 1, turn: last.turn };
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((size) => last.turn / size < most) ?? 1000;
  const room = curve.length / (most * 2);
  const between = firsts.filter(
    ({ turn, place }) => turn % step === 0 && place > first.place + room && place < end.place - room,
  );
  return end.place > first.place ? [first, ...between, end] : [first];
}

/** Places of the curve where each seat wears its mark: few, and not all at one place. */
export function marksOf(curve: readonly Point[]): number[] {
  const last = curve.length - 1;
  return [...new Set([0, Math.round(last / 2), Math.round(last * 0.92)])].filter((place) => place >= 0);
}

/** The place of the point before a position, or at it. */
export function placeOf(curve: readonly Point[], position: number): number {
  return Math.max(
    0,
    curve.findLastIndex((point) => point.position <= position),
  );
}

/** The place where the turn before this one begins, or the next one. */
export function turnAway(curve: readonly Point[], place: number, by: -1 | 1): number {
  const turn = curve[place]?.turn ?? 0;
  const begins = (one: number): boolean => one === 0 || curve[one]?.turn !== curve[one - 1]?.turn;
  if (by > 0) {
    const next = curve.findIndex((point, one) => one > place && point.turn !== turn && begins(one));
    return next < 0 ? curve.length - 1 : next;
  }
  return Math.max(
    0,
    curve.findLastIndex((_, one) => one < place && begins(one)),
  );
}

/** Where the numbers of the turning points stand: above their places, beside each other where these are close. */
export function numbersAt(curve: readonly Point[], turning: Analysis['turning'], scale: Scale): number[] {
  const { wide, right } = scale.frame;
  const found = turning.map(({ position }) => scale.x(placeOf(curve, position)));
  for (let one = 1; one < found.length; one += 1) {
    found[one] = Math.max(found[one] ?? 0, (found[one - 1] ?? 0) + APART);
  }
  let edge = wide - right + APART / 2;
  for (let one = found.length - 1; one >= 0; one -= 1) {
    found[one] = Math.min(found[one] ?? 0, edge);
    edge = (found[one] ?? 0) - APART;
  }
  return found;
}

/** The turning point that cost most, by its number. */
export function dearestOf(turning: Analysis['turning']): number {
  return turning.reduce((best, { cost }, number) => (cost.gain > (turning[best]?.cost.gain ?? 0) ? number : best), 0);
}

/** What a label tells of the curve of a seat. */
export interface Telling {
  readonly start: number;
  readonly end: number;
  readonly peak: { readonly chance: number; readonly turn: number };
  /** Where it fell most, in their order. */
  readonly falls: readonly { readonly chance: number; readonly turn: number }[];
}

/** From where a fall is told: less is noise. */
const FALL = 0.06;
const FALLS = 2;

export function tellingOf(curve: readonly Point[], seat: number): Telling {
  const chanceAt = ({ turn, estimates }: Point): { turn: number; chance: number } => ({
    turn,
    chance: estimates[seat]?.chance ?? 0,
  });
  const [chances, inner] = [curve.map(chanceAt), innerOf(curve).map(chanceAt)];
  const peak = inner.reduce((best, one) => (one.chance > best.chance ? one : best), { chance: 0, turn: 0 });
  const falls = inner
    .map((one, place) => ({ ...one, place, by: (inner[place - 1]?.chance ?? one.chance) - one.chance }))
    .filter(({ by }) => by >= FALL)
    .sort((a, b) => b.by - a.by)
    .slice(0, FALLS)
    .sort((a, b) => a.place - b.place)
    .map(({ chance, turn }) => ({ chance, turn }));
  return { start: chances[0]?.chance ?? 0, end: chances.at(-1)?.chance ?? 0, peak, falls };
}

/** One row of the table behind the curve for each turn, with what the chances were at its beginning. */
export function rowsOf(curve: readonly Point[]): Point[] {
  return curve.filter((point, place) => point.turn !== curve[place - 1]?.turn || place === curve.length - 1);
}

/** Where those stand who are in a sector: on its land, on nothing that is written there, and not on each other. Where
 *  many are, all of them are drawn smaller. */
import { boxOf, depth, isWithin, scaled, type Box, type Extent } from '../signs/boxes';
import type { Height } from './land';
import type { Point, Size } from './layout';

/** A sector, as far as it matters to those who stand there. */
export interface Site {
  readonly seed: Point;
  /** How far inside the border a point lies. */
  readonly inside: Height;
  /** What must stay in sight: numbers, signs of biomes and POIs, and those on the paths. */
  readonly covered: readonly Box[];
  readonly size: Size;
}

export interface Stands {
  /** By how much all are smaller. */
  readonly scale: number;
  /** Where the feet of each are. */
  readonly feet: readonly Point[];
}

/** How far from the middle of a sector a place is looked for, and how closely. */
const FAR = 150;
const STEP = 5;
/** Heads may rise over the border by this share of a figure. */
const OVER = 0.2;
/** How small all are drawn, and how far they may reach into each other and over the border. Figures are slimmer than
 *  their boxes, and it is better to stand close than to be tiny. */
interface Crowd {
  readonly scale: number;
  readonly touch: number;
  readonly beyond?: number;
}
const CROWDS: readonly Crowd[] = [
  ...[1, 0.93, 0.86, 0.79, 0.72].map((scale) => ({ scale, touch: 4 })),
  ...[0.72, 0.65, 0.58, 0.52].map((scale) => ({ scale, touch: 7 })),
  ...[0.52, 0.46].map((scale) => ({ scale, touch: 12 })),
  { scale: 0.46, touch: 12, beyond: 12 },
  { scale: 0.46, touch: Infinity, beyond: 24 },
];
/** How much it is worth to keep off each other. */
const CLOSE = 4;
/** How far markers lie from each other. */
const BETWEEN = 4;
/** Room beyond this is not missed. */
const ENOUGH = 24;

/** What was found for a sector before: a table changes often, and seldom those who stand there. */
const settledBefore = new WeakMap<Site, Map<string, Stands>>();

/** Places for all of these, off the markers that lie there; where there is no room for that, behind them. */
export function standsIn(site: Site, things: readonly Extent[], markers: readonly Box[] = []): Stands {
  const before = settledBefore.get(site) ?? new Map<string, Stands>();
  settledBefore.set(site, before);
  const key = JSON.stringify([things, markers]);
  const found = before.get(key) ?? lookedFor(site, things, markers);
  before.set(key, found);
  return found;
}

function lookedFor(site: Site, things: readonly Extent[], markers: readonly Box[]): Stands {
  for (const covered of [[...site.covered, ...markers], site.covered]) {
    const free = freeGround({ ...site, covered }, groundOf(site));
    for (const crowd of CROWDS) {
      const small = things.map((thing) => scaled(thing, crowd.scale));
      for (const taste of TASTES) {
        const feet = settled(site, free, small, crowd, taste);
        if (feet) return { scale: crowd.scale, feet };
      }
    }
  }
  return { scale: CROWDS.at(-1)?.scale ?? 1, feet: things.map(() => site.seed) };
}

type Free = (thing: Extent) => readonly Point[];

/** Where something of that size covers nothing that must stay in sight. Most of a crowd are as big as others. */
function freeGround({ covered, size }: Site, ground: readonly Point[]): Free {
  const known = new Map<string, readonly Point[]>();
  return (thing) => {
    const key = JSON.stringify(thing);
    const found = known.get(key) ?? ground.filter((at) => isFree(boxOf(at, thing), covered, size));
    known.set(key, found);
    return found;
  };
}

const isFree = (box: Box, covered: readonly Box[], size: Size): boolean =>
  isWithin(box, size) && !covered.some((other) => depth(box, other) > 0);

interface Place {
  readonly at: Point;
  readonly room: number;
}

const grounds = new WeakMap<Site, Point[]>();

/** Points of a sector. */
function groundOf(site: Site): Point[] {
  const { seed, inside } = site;
  const known = grounds.get(site);
  if (known) return known;
  const found: Point[] = [];
  const [middleX, middleY] = [Math.round(seed.x / STEP) * STEP, Math.round(seed.y / STEP) * STEP];
  for (let dy = -FAR; dy <= FAR; dy += STEP)
    for (let dx = -FAR; dx <= FAR; dx += STEP) {
      const at = { x: middleX + dx, y: middleY + dy };
      if (inside(at.x, at.y) > 0) found.push(at);
    }
  grounds.set(site, found);
  return found;
}

/** What makes a place good: to have room and be near the middle; or to leave room for others. More room is never worse. */
type Taste = (place: Place, seed: Point) => number;
const airy: Taste = ({ at, room }, seed) =>
  Math.min(room, 6) * 3 + room - Math.hypot(at.x - seed.x, at.y - seed.y - 30) * 0.05;
const fromBelow: Taste = ({ at }) => at.y * 4 - at.x;
const fromAbove: Taste = ({ at }) => -at.y * 4 - at.x;
const fromLeft: Taste = ({ at }) => -at.x * 4 + at.y;
const fromRight: Taste = ({ at }) => at.x * 4 + at.y;
const TASTES = [airy, fromBelow, fromAbove, fromLeft, fromRight] as const;

/** A place for each, the big ones first, or nothing if one finds none. */
function settled(
  site: Site,
  free: Free,
  things: readonly Extent[],
  { touch, beyond = 0 }: Crowd,
  taste: Taste,
): Point[] | null {
  const feet: Point[] = [];
  const taken: Box[] = [];
  const order = things.map((_, index) => index).sort((a, b) => areaOf(things[b]) - areaOf(things[a]));
  for (const index of order) {
    const thing = things[index];
    if (!thing) continue;
    let [best, most]: [Point | null, number] = [null, -Infinity];
    for (const at of free(thing)) {
      const box = boxOf(at, thing);
      const touched = taken.map((other) => depth(box, other));
      if (touched.some((far) => far > touch)) continue;
      const close = touched.reduce((sum, far) => sum + far, 0) * CLOSE;
      // Room takes longest to find out: where even enough of it would not do, nobody asks.
      if (taste({ at, room: ENOUGH }, site.seed) - close <= most) continue;
      const room = roomAt(site.inside, at, box);
      if (room < -beyond) continue;
      const score = taste({ at, room }, site.seed) - close;
      if (score > most) [best, most] = [at, score];
    }
    if (!best) return null;
    feet[index] = best;
    taken.push(boxOf(best, thing));
  }
  return feet;
}

const areaOf = (thing: Extent | undefined): number =>
  thing ? (thing.left + thing.right) * (thing.up + thing.down) : 0;

/** How far something keeps from the border of its sector; less than 0 beyond it. */
function roomAt(inside: Height, { x, y }: Point, { left, right, top, bottom }: Box): number {
  return Math.min(inside(left, y), inside(right, y), inside(x, bottom), inside(x, top) + OVER * (bottom - top), ENOUGH);
}

/** Where markers lie: side by side from the place that they like best, or else near it; off what is written, and off
 *  `taken`. */
export function markersIn(site: Site, sizes: readonly Size[], best: Point, taken: readonly Box[] = []): Box[] {
  const laid: Box[] = [];
  let left = best.x;
  for (const { width, height } of sizes) {
    const around: Extent = { left: width / 2, right: width / 2, up: height / 2, down: height / 2 };
    const wanted = { x: left + width / 2, y: best.y };
    left += width + BETWEEN;
    const hidden = (box: Box): number =>
      [...site.covered, ...taken, ...laid].reduce((sum, other) => sum + depth(box, other), 0) +
      (isWithin(box, site.size) ? 0 : FAR);
    let box = boxOf(wanted, around);
    let [least, nearest] = [hidden(box), 0];
    // As good a place that is nearer is better; none is better than the one that is wanted.
    for (const at of least > 0 ? groundOf(site) : []) {
      const other = boxOf(at, around);
      const [hides, away] = [hidden(other), Math.hypot(at.x - wanted.x, at.y - wanted.y)];
      if (hides < least || (hides === least && away < nearest)) [box, least, nearest] = [other, hides, away];
    }
    laid.push(box);
  }
  return laid;
}

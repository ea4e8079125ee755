/** The map of a planet as a drawing: each sector a piece of land with a wobbling border, and the gates between them. */
import { boxOf, depth, type Box, type Extent } from '../signs/boxes';
import { dice, layOut, type Point, type Size } from './layout';
import { HEAD, reachOfSigns, reachOfTrail, SIGN, stepOfSigns } from '../signs/gates';
import { hills, levelLines, litContours, smoothPath, type Height } from './land';
import type { Path } from './paths';
import type { Site } from './stands';

export interface Cell extends Site {
  readonly sector: number;
  /** The outline. */
  readonly path: string;
  /** Where the number stands: words go to the right of it and below. */
  readonly label: Point;
  /** Whether the POI stands below the biomes, for want of room beside them. */
  readonly stacked: boolean;
  /** Where the landmark stands. */
  readonly landmark: Point;
  /** Where small marks of the ground lie, and how big each is, from 0 to 1. */
  readonly marks: readonly (readonly [number, number, number])[];
}

export interface Gate {
  readonly path: Path;
  readonly at: Point;
  /** The direction from `from` to `to`, in degrees. */
  readonly turn: number;
  /** How far it goes back and ahead, where another sector lies between the two; else 0: the border is where it is. */
  readonly back: number;
  readonly ahead: number;
}

export interface Land {
  readonly size: Size;
  readonly cells: readonly Cell[];
  readonly gates: readonly Gate[];
  /** Contour lines by how the lamp falls on them, −5 to 5. */
  readonly contours: ReadonlyMap<number, string>;
}

/** How far the land keeps from the edge, and how round its corners are; on a small map it needs all the room. */
const MARGIN = 12;
const ROUND = 70;
const SMALL_MARGIN = 5;
const SMALL_ROUND = 40;
const STEP = 5;
/** Sectors are told apart by a gap of this many px. */
const GAP = 2.5;
/** Beside the number a name, below it the biomes and then the POI, in one row or in two. */
const named = (biomes: number): Extent => ({
  left: 38,
  right: Math.max(118, 92 + biomes * 27),
  up: 34,
  down: 28,
});
const STACKED: Extent = { left: 38, right: 118, up: 34, down: 57 };
/** The landmark. */
const SIGHT: Extent = { left: 56, right: 56, up: 48, down: 14 };
const SMALL_SIGHT: Extent = { left: 34, right: 34, up: 30, down: 8 };
/** On a small map there are no names: biomes stand beside the number, the POI below. A third biome may cross the border
 *  rather than the number. */
const NUMBERED: Extent = { left: 2, right: 76, up: 25, down: 32 };
/** How far biomes stand from the beginning of the number there, and from each other. */
export const besideNumber = (sector: number): number => (sector > 9 ? 33 : 19);
export const SMALL_BIOME = 20;
/** A map of this width has no room for names. */
const SMALL = 560;
/** How much better two rows must fit. */
const BETTER = 6;
/** Above a name there may be markers, and the letter of a move. */
const ABOVE = 24;
/** How far a gate reaches. */
const GATE = 21;

const boxAround = ({ x, y }: Point): Box => ({ left: x - GATE, top: y - GATE, right: x + GATE, bottom: y + GATE });
/** The room that the signs of a gate take, and its arrowheads: beside them, or at the ends of a long trail. */
function boxesOfGate({ at, turn, back, ahead, path }: Gate, small: boolean): Box[] {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const aside = small ? SIGN.small : SIGN.big;
  const around = (from: number, to: number): Box => {
    const [middle, half] = [(from + to) / 2, (to - from) / 2];
    const across = half * Math.abs(cos) + aside * Math.abs(sin);
    const up = half * Math.abs(sin) + aside * Math.abs(cos);
    const extent: Extent = { left: across, right: across, up, down: up };
    return boxOf({ x: at.x + middle * cos, y: at.y + middle * sin }, extent);
  };
  const short = reachOfSigns(path.symbols.length, small);
  if (back === 0) return [around(-short, short)];
  const [start, end] = [reachOfTrail(back, short, small), reachOfTrail(ahead, short, small)];
  const signs = (path.symbols.length * stepOfSigns(small)) / 2;
  return [around(-start, HEAD - start), around(end - HEAD, end), ...(signs ? [around(-signs, signs)] : [])];
}
/** Where one goes that would lie on another: so much of its length, and so far to its side; then there is room. */
const SLIDES = [0, 0.3, -0.3, 0.55, -0.55];
const ASIDES = [0, 18, -18, 36, -36];
const ROOM = 36;
/** Land is wider than high, as names are. */
const SQUASH = 1.15;

/** Draws the land of a planet. `seed` makes one planet differ from another; `biomes` says how many a sector has. */
export function drawLand(
  sectors: readonly number[],
  paths: readonly Path[],
  size: Size,
  seed: number,
  biomes: (sector: number) => number = () => 2,
): Land {
  const places = layOut(sectors, paths, size);
  const warp = warper(seed);
  const away = (sector: number, [x, y]: readonly [number, number]): number => {
    const { x: sx, y: sy } = places.get(sector) ?? { x: 0, y: 0 };
    return Math.hypot(x - sx, (y - sy) * SQUASH);
  };
  const ground = surveyed(sectors, away, warp, size, seed);
  const inside = (sector: number) => {
    const index = sectors.indexOf(sector);
    return (x: number, y: number): number => {
      const { nearest, first, second, rim: edge } = ground(x, y);
      const [own, other] = nearest === index ? [first, second] : [away(sector, warp(x, y)), first];
      return Math.min((other - own) / 2 - GAP, edge);
    };
  };
  const small = size.width < SMALL;
  const gates = apartFrom(paths.map((path) => gateOf(path, places, away, warp)));
  const plots = sectors.map((sector) =>
    plotOf(sector, places.get(sector), inside(sector), biomes(sector), gates, small),
  );
  const written = writtenIn(plots, size);
  const words = written.map(({ label, writing }) => boxOf(label, writing));
  const covered = [
    ...plots.flatMap((plot, index) => rowsIn(plot, written[index])),
    ...gates.flatMap((gate) => boxesOfGate(gate, small)),
  ];
  const cells = plots.flatMap((plot, index) => {
    const own = written[index];
    return own ? [{ ...cellOf(plot, own, words, size), covered }] : [];
  });
  const levels = Array.from({ length: 26 }, (_, n) => 6 + n * 7);
  const roll = dice(seed + 1);
  const peaks = [...places.values()].map(({ x, y }) => ({ x, y, high: 20 + roll() * 70, wide: 60 + roll() * 60 }));
  const height = (x: number, y: number): number =>
    peaks.reduce(
      (sum, peak) => sum + peak.high * Math.exp(-((x - peak.x) ** 2 + (y - peak.y) ** 2) / peak.wide ** 2),
      hills(x / 120 + seed, y / 120 + 8) * 62,
    );
  return { size, cells, gates, contours: litContours(height, size.width, size.height, 6, levels) };
}

/** What is known of a point of the land: which sector is nearest, how far it and the next one are, and the rim. Every
 *  sector asks about the same points. */
function surveyed(
  sectors: readonly number[],
  away: (sector: number, at: readonly [number, number]) => number,
  warp: (x: number, y: number) => readonly [number, number],
  size: Size,
  seed: number,
): (x: number, y: number) => { nearest: number; first: number; second: number; rim: number } {
  const known = new Map<number, { nearest: number; first: number; second: number; rim: number }>();
  return (x, y) => {
    const key = x * 8192 + y;
    const found = known.get(key);
    if (found) return found;
    const here = warp(x, y);
    const point = { nearest: -1, first: Infinity, second: Infinity, rim: rim(x, y, size, seed) };
    sectors.forEach((sector, index) => {
      const far = away(sector, here);
      if (far < point.first) [point.nearest, point.second, point.first] = [index, point.first, far];
      else if (far < point.second) point.second = far;
    });
    known.set(key, point);
    return point;
  };
}

/** Bends straight borders into wandering ones. */
function warper(seed: number): (x: number, y: number) => readonly [number, number] {
  const [strength, wide] = [26, 95];
  return (x, y) => [
    x + (hills(x / wide + 3 + seed, y / wide + 11) - 0.5) * 2 * strength,
    y + (hills(x / wide + 31, y / wide + 5 + seed) - 0.5) * 2 * strength,
  ];
}

/** How far inside the round rim of the map a point lies. */
function rim(x: number, y: number, { width, height }: Size, seed: number): number {
  const [margin, radius] = width < SMALL ? [SMALL_MARGIN, SMALL_ROUND] : [MARGIN, ROUND];
  const edge = Math.min(x - margin, width - margin - x, y - margin, height - margin - y);
  const cx = Math.max(0, radius - (x - margin), radius - (width - margin - x));
  const cy = Math.max(0, radius - (y - margin), radius - (height - margin - y));
  const round = cx > 0 && cy > 0 ? radius - Math.hypot(cx, cy) : edge;
  return round + (hills(x / 60 + 50 + seed, y / 60 + 20) - 0.55) * (width < SMALL ? 8 : 16);
}

/** A sector before it is drawn: what it is, where its middle lies, what belongs to it, how many biomes it shows, and the
 *  gates at its border. */
interface Plot {
  readonly sector: number;
  readonly seed: Point;
  readonly inside: Height;
  readonly biomes: number;
  readonly gates: readonly Box[];
}

function plotOf(
  sector: number,
  seed: Point | undefined,
  inside: Height,
  biomes: number,
  gates: readonly Gate[],
  small: boolean,
): Plot {
  const near = gates
    .filter(({ path, at }) => path.from === sector || path.to === sector || inside(at.x, at.y) > -GATE)
    .flatMap((gate) => (small ? boxesOfGate(gate, small) : [boxAround(gate.at)]));
  return { sector, seed: seed ?? { x: 0, y: 0 }, inside, biomes, gates: near };
}

interface Written {
  readonly label: Point;
  readonly writing: Extent;
}

/** Where all sectors are written. What comes later keeps off what is there; then all are placed once more, so that the
 *  first ones make room too. */
function writtenIn(plots: readonly Plot[], size: Size): Written[] {
  const found: (Written | undefined)[] = [];
  for (let round = 0; round < 2; round++)
    plots.forEach((plot, index) => {
      const others = found.flatMap((one, place) => (one && place !== index ? [boxOf(one.label, one.writing)] : []));
      found[index] = writtenOf(plot, [...plot.gates, ...others], size);
    });
  return found.flatMap((one) => one ?? []);
}

/** What is written in a sector row by row, with the letter of a move: figures fit beside a short row. */
function rowsIn({ sector, biomes }: Plot, written: Written | undefined): Box[] {
  if (!written) return [];
  const { label, writing } = written;
  const { left, right, up, down } = writing;
  const row = (from: number, to: number, top: number, bottom: number): Box =>
    boxOf(label, { left: -from, right: to, up: -top, down: bottom });
  if (writing === NUMBERED)
    return [row(-left, besideNumber(sector) + biomes * SMALL_BIOME, -up, 2), row(-left, 72, -6, down)];
  const top = [row(-left, right, -up, 2), row(-26, 0, -50, 0)];
  if (writing !== STACKED) return [...top, row(2, right, 0, down)];
  return [...top, row(2, 10 + biomes * 27, 0, 28), row(2, 110, 26, down)];
}

function cellOf(
  { sector, seed, inside }: Plot,
  { label, writing }: Written,
  words: readonly Box[],
  size: Size,
): Omit<Cell, 'covered'> {
  const lines = levelLines(inside, size.width, size.height, STEP, 0).filter(({ points }) => points.length > 12);
  const roll = dice(sector * 977 + 5);
  const marks: (readonly [number, number, number])[] = [];
  for (let n = 0; n < 90; n++) {
    const [x, y, big] = [seed.x + (roll() - 0.5) * 330, seed.y + (roll() - 0.5) * 260, roll()];
    if (inside(x, y) > 12) marks.push([Math.round(x), Math.round(y), big]);
  }
  const landmark = landmarkOf(inside, seed, size.width < SMALL ? SMALL_SIGHT : SIGHT, words);
  const path = lines.map(smoothPath).join('');
  return { sector, seed, inside, size, path, label, stacked: writing === STACKED, landmark, marks };
}

/** Where and how a sector is written: in one row below the name, or in two where that fits clearly better. */
function writtenOf({ seed, inside, biomes }: Plot, covered: readonly Box[], size: Size): Written {
  const small = size.width < SMALL;
  const beside = small ? NUMBERED : named(biomes);
  const one = labelOf(seed, inside, beside, covered, size);
  const two = small ? one : labelOf(seed, inside, STACKED, covered, size);
  return two.fits > one.fits + BETTER ? { label: two.at, writing: STACKED } : { label: one.at, writing: beside };
}

/** The roomiest place for what is written, above the middle if there is one, and not on a gate; and how well it fits. On a
 *  small map it goes into the corner, to leave what room there is in one piece. */
function labelOf(
  seed: Point,
  inside: Height,
  writing: Extent,
  covered: readonly Box[],
  size: Size,
): { at: Point; fits: number } {
  const { left, right, up, down } = writing;
  const middle = (right - left) / 2;
  let best = { x: seed.x - middle, y: seed.y - 8 };
  let [most, fits] = [-Infinity, -Infinity];
  const small = size.width < SMALL;
  const [step, clear] = small ? [5, 5] : [10, 14];
  for (let dx = -110; dx <= 60; dx += step)
    for (let dy = -70; dy <= 50; dy += step) {
      const [x, y] = [seed.x + dx, seed.y + dy];
      if (x - left < 2 || x + right > size.width - 2 || y < up + ABOVE || y + down > size.height - 2) continue;
      const room = Math.min(
        inside(x - left, y - up),
        inside(x + right, y - up),
        inside(x + right * 0.85, y + down),
        inside(x - left / 2, y + down),
        clear,
      );
      const hidden = covered.reduce((sum, other) => sum + depth(boxOf({ x, y }, writing), other), 0);
      const hangs = small ? dy * 0.2 + dx * 0.12 : Math.abs(dy + 22) * 0.2 + Math.abs(dx + middle) * 0.12;
      const score = room * 4 - hidden * 8 - hangs;
      if (score > most) [best, most, fits] = [{ x, y }, score, room * 4 - hidden * 8];
    }
  return { at: best, fits };
}

/** The best place for something that stands out: within the border, and off what is written. */
function landmarkOf(inside: Height, seed: Point, thing: Extent, words: readonly Box[]): Point {
  let [best, most] = [{ x: seed.x, y: seed.y + 40 }, -Infinity];
  for (let dy = -110; dy <= 130; dy += 10)
    for (let dx = -150; dx <= 150; dx += 10) {
      const at = { x: seed.x + dx, y: seed.y + dy };
      if (inside(at.x, at.y) < 5) continue;
      const box = boxOf(at, thing);
      const room = Math.min(
        inside(box.left, at.y),
        inside(box.right, at.y),
        inside(at.x, box.bottom),
        inside(at.x, box.top) + thing.up / 4,
        24,
      );
      const hidden = words.reduce((sum, other) => sum + depth(box, other), 0);
      const score = Math.min(room, 6) * 3 + room - hidden * 4 - Math.hypot(dx, dy - 30) * 0.05;
      if (score > most) [best, most] = [at, score];
    }
  return best;
}

/** Where a path crosses the border, found by halving; past other sectors it goes from one border to the other. */
function gateOf(
  path: Path,
  places: ReadonlyMap<number, Point>,
  away: (sector: number, at: readonly [number, number]) => number,
  warp: (x: number, y: number) => readonly [number, number],
): Gate {
  const [a, b] = [places.get(path.from) ?? { x: 0, y: 0 }, places.get(path.to) ?? { x: 0, y: 0 }];
  const along = (t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
  /** Whether a sector is the nearest of those that count. */
  const holds = (sector: number, among: readonly number[]) => (t: number) => {
    const here = warp(along(t).x, along(t).y);
    return among.every((other) => away(sector, here) <= away(other, here));
  };
  const all = [...places.keys()];
  const leaves = lastOf(holds(path.from, all));
  const enters = 1 - lastOf((t) => holds(path.to, all)(1 - t));
  const apart = ((enters - leaves) * Math.hypot(b.x - a.x, b.y - a.y)) / 2;
  const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  if (apart > GATE) return { path, at: along((leaves + enters) / 2), turn, back: apart, ahead: apart };
  return { path, at: along(lastOf(holds(path.from, [path.to]))), turn, back: 0, ahead: 0 };
}

/** A gate may lie where another one is: then it steps aside, along the border, or the signs of a long one slide. */
function apartFrom(gates: readonly Gate[]): Gate[] {
  const placed: Gate[] = [];
  for (const gate of gates.toSorted((a, b) => a.back - b.back)) {
    const slides = gate.back > 0 ? SLIDES : [0];
    const ways = slides.flatMap((slide) => ASIDES.map((aside) => moved(gate, slide * gate.back, aside)));
    const free = ({ at }: Gate): number =>
      Math.min(ROOM, ...placed.map((other) => Math.hypot(other.at.x - at.x, other.at.y - at.y)));
    placed.push(ways.reduce((best, way) => (free(way) > free(best) ? way : best)));
  }
  return gates.map((gate) => placed.find(({ path }) => path === gate.path) ?? gate);
}

function moved(gate: Gate, slide: number, aside: number): Gate {
  const [along, across] = [(gate.turn * Math.PI) / 180, ((gate.turn + 90) * Math.PI) / 180];
  const at = {
    x: gate.at.x + slide * Math.cos(along) + aside * Math.cos(across),
    y: gate.at.y + slide * Math.sin(along) + aside * Math.sin(across),
  };
  return { ...gate, at, back: gate.back && gate.back + slide, ahead: gate.ahead && gate.ahead - slide };
}

/** The last moment between 0 and 1 up to which something holds, found by halving. */
function lastOf(holds: (t: number) => boolean): number {
  let [low, high] = [0, 1];
  for (let n = 0; n < 24; n++) {
    const middle = (low + high) / 2;
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** Where the sectors of a planet lie on its map. A planet's file only says which paths lead where; the map is made so that
 *  paths are short, cross little, and leave room for names. The same planet always looks the same. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Link {
  readonly from: number;
  readonly to: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const TRIES = 72;
const STEPS = 220;
/** How far sectors keep from the rim, as a share of the room that each has. */
const RIM = 0.45;

/** Numbers that look random and are the same each time. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** A place for each sector, by its number. */
export function layOut(sectors: readonly number[], links: readonly Link[], size: Size): ReadonlyMap<number, Point> {
  const room = Math.sqrt((size.width * size.height) / Math.max(1, sectors.length));
  let best: Point[] = [];
  let least = Infinity;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const places = settle(scatter(sectors, size, dice(attempt * 7919 + sectors.length)), sectors, links, size, room);
    const score = cost(places, sectors, links, room);
    if (score < least) [best, least] = [places, score];
  }
  return new Map(sectors.map((sector, place) => [sector, best[place] ?? { x: 0, y: 0 }]));
}

function scatter(sectors: readonly number[], size: Size, roll: () => number): Point[] {
  return sectors.map(() => ({ x: roll() * size.width, y: roll() * size.height }));
}

/** Sectors push each other away, paths pull their ends together, the rim holds all in. */
function settle(start: Point[], sectors: readonly number[], links: readonly Link[], size: Size, room: number): Point[] {
  const place = new Map(sectors.map((sector, index) => [sector, index]));
  const ends = links.map(({ from, to }) => [place.get(from) ?? 0, place.get(to) ?? 0] as const);
  let now = start;
  for (let step = 0; step < STEPS; step++) {
    const speed = 1 - step / STEPS;
    const pull = now.map((one, index) => push(one, index, now, room));
    for (const [a, b] of ends) attract(now, pull, a, b, room);
    now = now.map((one, index) => {
      const force = pull[index] ?? { x: 0, y: 0 };
      return within({ x: one.x + force.x * speed, y: one.y + force.y * speed }, size, room);
    });
  }
  return now;
}

function push(one: Point, index: number, all: readonly Point[], room: number): { x: number; y: number } {
  const force = { x: 0, y: 0 };
  all.forEach((other, place) => {
    if (place === index) return;
    const [dx, dy] = [one.x - other.x || 0.01 * (index - place), one.y - other.y || 0.01];
    const away = Math.hypot(dx, dy);
    // Names run sideways, so that neighbours beside each other need more room than those above each other.
    const wanted = room * (1 + (0.12 * Math.abs(dx)) / away);
    if (away < wanted * 1.6) {
      const strength = (0.32 * (wanted * 1.6 - away)) / away;
      force.x += dx * strength * 0.5;
      force.y += dy * strength * 0.5;
    }
  });
  return force;
}

function attract(all: readonly Point[], pull: { x: number; y: number }[], a: number, b: number, room: number): void {
  const [one, other] = [all[a], all[b]];
  const [mine, theirs] = [pull[a], pull[b]];
  if (!one || !other || !mine || !theirs) return;
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const length = Math.hypot(dx, dy) || 1;
  const strength = (0.22 * Math.max(0, length - room)) / length;
  mine.x += dx * strength;
  mine.y += dy * strength;
  theirs.x -= dx * strength;
  theirs.y -= dy * strength;
}

function within(one: Point, size: Size, room: number): Point {
  const [x, y] = [Math.min(room * RIM, size.width / 3), Math.min(room * RIM, size.height / 3)];
  return {
    x: Math.min(size.width - x, Math.max(x, one.x)),
    y: Math.min(size.height - y, Math.max(y, one.y)),
  };
}

/** Crossing paths are the worst, then sectors that crowd each other, then paths past a third sector, then long ways. */
function cost(places: readonly Point[], sectors: readonly number[], links: readonly Link[], room: number): number {
  const at = new Map(sectors.map((sector, index) => [sector, places[index] ?? { x: 0, y: 0 }]));
  let total = 0;
  links.forEach((link, index) => {
    const [a, b] = ends(at, link);
    total += (Math.hypot(a.x - b.x, a.y - b.y) / room) ** 2;
    for (const other of links.slice(index + 1)) if (cross(at, link, other)) total += 40;
    for (const sector of sectors) {
      if (sector === link.from || sector === link.to) continue;
      const near = distanceTo(at.get(sector) ?? a, a, b);
      if (near < room * 0.55) total += 12 * (1 - near / (room * 0.55));
    }
  });
  places.forEach((one, index) => {
    for (const other of places.slice(index + 1)) {
      const away = Math.hypot(one.x - other.x, one.y - other.y) / room;
      if (away < 0.85) total += 30 * (0.85 - away);
    }
  });
  return total;
}

function ends(at: ReadonlyMap<number, Point>, { from, to }: Link): readonly [Point, Point] {
  const nowhere = { x: 0, y: 0 };
  return [at.get(from) ?? nowhere, at.get(to) ?? nowhere];
}

/** Whether two paths cross; those that share a sector do not. */
export function cross(at: ReadonlyMap<number, Point>, one: Link, other: Link): boolean {
  if ([other.from, other.to].some((sector) => sector === one.from || sector === one.to)) return false;
  const [a, b] = ends(at, one);
  const [c, d] = ends(at, other);
  const side = (p: Point, q: Point, r: Point): number => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

function distanceTo(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = Math.max(0, Math.min(1, ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(point.x - a.x - along * dx, point.y - a.y - along * dy);
}

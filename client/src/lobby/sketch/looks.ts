/** Where the small pictures of positions look, and what lies there. Pure. */
import type { Sketch } from '../../table/protocol';

export interface Thing {
  readonly look: string;
  readonly x: number;
  readonly y: number;
  /** Whose it is; -1: nobody's. */
  readonly seat: number;
}

/** Everything in a sketch, from the lowest to the topmost. */
export function thingsOf({ pieces }: Sketch): Thing[] {
  return pieces.flatMap(({ look, at, seat = -1 }) => at.map(([x, y]) => ({ look, x, y, seat })));
}

const spot = ({ x, y }: Thing): string => `${x} ${y}`;
const nameOf = (one: Thing): string => `${one.look} ${one.seat} ${spot(one)}`;

/** Where two pictures of the same table differ: what is new in the later one, else what is gone from the earlier. One
 *  thing for each place. */
export function changesOf(before: Sketch, after: Sketch): Thing[] {
  if (before.ground !== after.ground) return [];
  const [had, has] = [thingsOf(before), thingsOf(after)].map((all) => all.filter(({ look }) => look !== 'active'));
  const missing = (all: readonly Thing[] = [], among: readonly Thing[] = []): Thing[] => {
    const names = new Set(among.map(nameOf));
    return all.filter((one) => !names.has(nameOf(one)));
  };
  const fresh = missing(has, had);
  const changed = fresh.length ? fresh : missing(had, has);
  return [...new Map(changed.map((one) => [spot(one), one])).values()];
}

/** A place that is pointed out: what was done there was good, or not. */
export interface Pointed {
  readonly x: number;
  readonly y: number;
  readonly good: boolean;
}

/** Where to look so that what is pointed out is in the picture: all of it where that is close together, else the first. */
export function pointedOut(pointed: readonly Pointed[]): readonly Thing[] {
  const [first] = pointed;
  if (!first) return [];
  const near = pointed.filter(({ x, y }) => Math.abs(x - first.x) <= 25 && Math.abs(y - first.y) <= 10);
  const mean = (of: (one: Pointed) => number): number => near.reduce((sum, one) => sum + of(one), 0) / near.length;
  return [{ look: 'pointed', x: mean(({ x }) => x), y: mean(({ y }) => y), seat: -1 }];
}

/** How many squares of a ship a picture shows from side to side, at least. */
const LEAST_ACROSS = 10;
export const WIDE = 484;
export const HIGH = 178;

/** The part of a ship that a picture shows: all of its width, round the middle of what is built; else of its squares. */
export function shipFrame(things: readonly Thing[]): { readonly x: number; readonly y: number; readonly cell: number } {
  const built = things.filter(({ look }) => look !== 'free');
  const middle = (list: readonly number[]): number => (Math.min(...list) + Math.max(...list) + 1) / 2;
  const xs = things.map(({ x }) => x);
  const across = Math.max(LEAST_ACROSS, Math.max(...xs) - Math.min(...xs) + 2);
  return {
    x: middle(xs),
    y: middle((built.length > 1 ? built : things).map(({ y }) => y)),
    cell: WIDE / across,
  };
}

/** The middle of what matters on the map: where something has changed, else where the turn is, else one's own ships,
 *  else everything. */
export function mapMiddle(
  things: readonly Thing[],
  seat: number,
  changes: readonly Thing[] = [],
): readonly [number, number] {
  const matter = [
    changes.slice(0, 1),
    things.filter(({ look }) => look === 'active'),
    things.filter((one) => one.look === 'ship' && one.seat === seat),
    things,
  ].find((list) => list.length > 0);
  const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;
  return matter ? [mean(matter.map(({ x }) => x)), mean(matter.map(({ y }) => y))] : [0, 0];
}

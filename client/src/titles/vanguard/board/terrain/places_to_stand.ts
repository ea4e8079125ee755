/** The places to stand in a sector: five, fixed for the match, off everything that is written there. Up to three stand
 *  full size in the three best; from the fourth on all are smaller; from the sixth on the last place says how many more
 *  there are. */
import { boxOf, scaled, type Box, type Extent } from '../signs/boxes';
import { landerOn, personOn, threatOn } from '../signs/figures';
import type { Point } from './layout';
import { standsIn, type Site } from './stands';

export interface Standing {
  /** Whom it is about: `member:2`, `threat:T01`. */
  readonly id: string;
  readonly big: boolean;
  /** The place that it takes if it is free: those who come and go do not push others about. */
  readonly likes: number;
}

export interface Stood {
  /** By how much all are smaller. */
  readonly scale: number;
  readonly lander: Point | null;
  readonly feet: ReadonlyMap<string, Point>;
  /** Where it says how many more there are; null where all are in sight. */
  readonly more: { readonly at: Point; readonly count: number } | null;
}

const FEW = 3;
const MANY = 5;

/** One place for something big, the others for people. */
function extents(count: number, lander: boolean, small: boolean): Extent[] {
  const people = Array.from({ length: count - 1 }, () => personOn(small, true).extent);
  const first = lander ? [landerOn(small).extent] : [];
  return [...first, threatOn(small).extent, ...people];
}

/** Where up to three stand, taken or not: nothing else is put there. */
export function standingRoom(site: Site, lander: boolean, small: boolean): readonly Box[] {
  const things = extents(FEW, lander, small);
  const { scale, feet } = standsIn(site, things);
  return things.flatMap((thing, place) => {
    const at = feet[place];
    return at ? [boxOf(at, scaled(thing, scale))] : [];
  });
}

/** Where everybody in a sector stands. */
export function standing(site: Site, who: readonly Standing[], lander: boolean, small: boolean): Stood {
  const count = who.length > FEW ? MANY : FEW;
  const { scale, feet } = standsIn(site, extents(count, lander, small));
  const spots = lander ? feet.slice(1) : feet;
  const shown = who.length > MANY ? who.slice(0, MANY - 1) : who;
  const taken = new Set<number>();
  const placed = new Map<string, Point>();
  const take = (one: Standing, spot: number): void => {
    taken.add(spot);
    placed.set(one.id, spots[spot] ?? site.seed);
  };
  // What is big has the first place; then all who find the one they like free; then the others.
  const order = [...shown.filter(({ big }) => big), ...shown.filter(({ big }) => !big)];
  for (const one of order) {
    const wanted = one.big ? 0 : one.likes % count;
    if (!taken.has(wanted)) take(one, wanted);
  }
  for (const one of order.filter(({ id }) => !placed.has(id))) {
    const free = [...spots.keys()].find((spot) => !taken.has(spot));
    if (free !== undefined) take(one, free);
  }
  const last = spots.find((_, spot) => !taken.has(spot)) ?? site.seed;
  const more = shown.length < who.length ? { at: last, count: who.length - shown.length } : null;
  return { scale, lander: lander ? (feet[0] ?? site.seed) : null, feet: placed, more };
}

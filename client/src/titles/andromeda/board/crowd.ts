/** Who stands where in a region. Up to three figures stand side by side; from four on, equal ones are a stack with its
 *  count, and the groups move together. Pure. */
import type { Printed } from '../printed';
import type { AndromedaView } from '../view';
import { crowdAt, raidersAt, shieldOf, type ShipType } from '../desk/names';
import { isNebula, row } from './geometry';
import { RAIDERS } from '../desk/numbers';

/** Equal figures in a region: of one owner and kind, with their shield in the same state. */
export interface Group {
  readonly key: string;
  /** `RAIDERS` for a raider. */
  readonly who: number;
  /** The type of a ship; null for a raider. */
  readonly ship: ShipType | null;
  /** The id of a raider; empty for a ship. */
  readonly raider: string;
  readonly shield: 'whole' | 'hit' | undefined;
  readonly count: number;
}

/** A group at its place, from the middle of its region. */
export interface Spot extends Group {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** From here on figures are stacked, and fanned out for a closer look. */
export const CROWDED = 4;

function singles(view: AndromedaView, printed: Printed, region: number): Group[] {
  const ships = crowdAt(view, region).flatMap(({ who, ships: there }) =>
    there.map(({ type, shielded }): Group => {
      const shield = shieldOf(type, shielded, printed);
      return { key: `${who}-${type}-${shield ?? ''}`, who, ship: type, raider: '', shield, count: 1 };
    }),
  );
  const raiders = raidersAt(view, region).map((id): Group => ({
    key: `raider-${id}`,
    who: RAIDERS,
    ship: null,
    raider: id,
    shield: undefined,
    count: 1,
  }));
  return [...ships, ...raiders];
}

/** Everybody in a region, equal ones together. */
export function groupsAt(view: AndromedaView, printed: Printed, region: number): Group[] {
  const found = new Map<string, Group>();
  for (const one of singles(view, printed, region)) {
    const before = found.get(one.key);
    found.set(one.key, before ? { ...before, count: before.count + 1 } : one);
  }
  return [...found.values()];
}

export const piecesAt = (groups: readonly Group[]): number => groups.reduce((sum, { count }) => sum + count, 0);

/** How far apart the figures stand, and how large they are: side by side, or as stacks. */
function measure(count: number, stacked: boolean): readonly [apart: number, scale: number] {
  if (!stacked) return count > 2 ? [37, 0.84] : [42, 1];
  return count > 4 ? [25, 0.66] : count > 3 ? [31, 0.74] : [36, 0.86];
}

export function spotsAt(view: AndromedaView, printed: Printed, region: number): Spot[] {
  const all = singles(view, printed, region);
  const stacked = all.length >= CROWDED;
  const groups = stacked
    ? groupsAt(view, printed, region)
    : all.map((one, place) => ({ ...one, key: `${one.key}-${place}` }));
  const [apart, scale] = measure(groups.length, stacked);
  const places = row(groups.length, apart, 100);
  const y = isNebula(printed, region) ? 4 : 7;
  return groups.map((group, place) => ({ ...group, x: places[place] ?? 0, y, scale }));
}

export interface FanSpot extends Group {
  readonly x: number;
  readonly y: number;
  /** Where its words stand: on which side of the disc. */
  readonly side: 'start' | 'middle' | 'end';
}

/** Degrees between two groups of a fan. */
const STEP = 38;

/** The groups of a region on an arc round it: above it, or below where there is no room above. */
export function fanOf(groups: readonly Group[], radius: number, below: boolean): FanSpot[] {
  const turn = below ? 90 : -90;
  return groups.map((group, place) => {
    const degrees = turn + (place - (groups.length - 1) / 2) * STEP * (below ? -1 : 1);
    const [across, down] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    const side = across < -0.4 ? 'end' : across > 0.4 ? 'start' : 'middle';
    return { ...group, x: across * radius * 1.06, y: down * radius + 6, side };
  });
}

/** Words for the plain view: things by their names, regions by what lies there. */
import type { Say, Spelling } from '../../../table/board';
import type { Printed } from '../printed';
import type { AndromedaView } from '../view';
import { regionName, thing } from './names';

/** Fields that hold numbers of regions. */
const REGIONS = new Set(['probe', 'active_region', 'region', 'start', 'reach']);
/** Where ships are that are in no region. */
export const PLACES = {
  bay: 'andromeda-board-in-bay',
  scrapyard: 'andromeda-board-in-scrapyard',
  repair: 'andromeda-board-in-repair',
  unbuilt: 'andromeda-board-unbuilt',
  used_up: 'andromeda-board-used-up',
} as const;
/** Fields whose names are numbers of regions. */
const BY_REGION = new Set(['moons', 'dropped', 'posted', 'settled']);

export function spelling(view: AndromedaView, printed: Printed, t: Say): Spelling {
  const tables = [
    printed.modules,
    printed.tactics,
    printed.tokens,
    printed.upgrades,
    printed.factions,
    printed.raiders,
  ];
  const more = [printed.events, printed.destinies, printed.core, printed.bases, printed.developments, printed.moons];
  const known = new Map(
    [...tables, ...more].flatMap((table) => Object.values(table).map(({ id, name }) => [id, name])),
  );

  const where = (region: number): string => regionName(view, printed, region, t);
  return {
    value(place, value) {
      const field = place.findLast((part) => !/^\d+$/.test(part)) ?? '';
      if (typeof value === 'number') return REGIONS.has(field) && value >= 0 ? where(value) : null;
      if (field === 'place' && value in PLACES) return t(PLACES[value as keyof typeof PLACES]);
      const name = known.get(value);
      if (name) return t(name);
      return value in printed.planets || printed.kinds[value] ? thing(value, t) : null;
    },
    name(place) {
      const last = place.at(-1) ?? '';
      return BY_REGION.has(place.at(-2) ?? '') && /^\d+$/.test(last) ? where(Number(last)) : null;
    },
  };
}

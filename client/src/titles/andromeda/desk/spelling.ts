/** Words for the plain view: things by their names, regions by what lies there. */
import type { Say, Spelling } from '../../../table/board';
import { regionName, thing } from './names';
import { PLACES, type AndromedaView, type Printed } from '../types';

/** Fields that hold numbers of regions. */
const REGIONS = new Set(['ships', 'probe', 'active_region', 'region']);
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

  function where(place: number): string {
    if (place >= 0) return regionName(view, printed, place, t);
    if (place === PLACES.bay) return t('andromeda-board-in-bay');
    if (place === PLACES.scrapyard) return t('andromeda-board-in-scrapyard');
    if (place === PLACES.repair) return t('andromeda-board-in-repair');
    return place === PLACES.unbuilt ? t('andromeda-board-unbuilt') : t('andromeda-board-used-up');
  }
  return {
    value(place, value) {
      const field = place.findLast((part) => !/^\d+$/.test(part)) ?? '';
      if (typeof value === 'number') return REGIONS.has(field) ? where(value) : null;
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

/** What things are called, for the eye and for the ear. */
import type { Say } from '../../../table/board';
import { isNebula, SPACES } from '../board/geometry';
import type { AndromedaView, Printed, ShipType } from '../types';
import { FLEET } from '../types';

/** The name of something that is printed. */
export function thing(id: string, t: Say): string {
  return t(`andromeda-thing-${id.replaceAll('_', '-')}`);
}

/** A name at the beginning of a line. */
export function capital(words: string): string {
  return words.slice(0, 1).toLocaleUpperCase() + words.slice(1);
}

/** "Tessellate", "nebula 3", "space S21" */
export function regionName(view: AndromedaView, printed: Printed, region: number, t: Say): string {
  if (isNebula(region)) return t('andromeda-nebula', { number: region - SPACES + 1 });
  const tile = view.tiles[region];
  return tile ? thing(tile, t) : t('andromeda-space', { space: printed.regions[region] ?? '' });
}

/** "desert planet", "alliance base": what kind of region it is. */
export function kindName(view: AndromedaView, printed: Printed, region: number, t: Say): string {
  const tile = view.tiles[region] ?? '';
  const planet = printed.planets[tile];
  if (planet) return t('andromeda-board-planet', { type: planet[0] });
  const kind = printed.kinds[tile];
  return kind === 'base' ? t('andromeda-board-base') : kind === 'gate' ? t('andromeda-board-gate') : '';
}

/** Who stands in a region: for each player the ships by type. */
export interface Crowd {
  readonly who: number;
  readonly ships: readonly { readonly ship: number; readonly type: ShipType }[];
}

export function crowdAt(view: AndromedaView, region: number): Crowd[] {
  return view.players.flatMap(({ ships }, who) => {
    const there = ships.flatMap((place, ship) =>
      place === region ? [{ ship, type: FLEET[ship] ?? 'transport' }] : [],
    );
    return there.length ? [{ who, ships: there.reverse() }] : [];
  });
}

export function raidersAt(view: AndromedaView, region: number): string[] {
  return view.raiders.flatMap(([id, place]) => (place === region ? [id] : []));
}

/** Leaders in a region: for each player how many, those under developments among them. */
export function leadersAt(view: AndromedaView, region: number): readonly (readonly [who: number, count: number])[] {
  return view.players.flatMap(({ posted, settled }, who) => {
    const count = (posted[region] ?? 0) + (settled[region] ?? 0);
    return count ? [[who, count] as const] : [];
  });
}

/** Everything that lies in a region, as one sentence for the ear. */
export function regionLabel(
  view: AndromedaView,
  printed: Printed,
  region: number,
  t: Say,
  name: (who: number) => string,
): string {
  const moons = view.moons[region];
  const top = printed.moons[moons?.seen.at(-1) ?? ''];
  const built = view.developments.find(([place]) => place === region);
  const planet = printed.planets[view.tiles[region] ?? ''];
  const parts = [
    capital(regionName(view, printed, region, t)),
    kindName(view, printed, region, t),
    moons?.count && top ? t('andromeda-board-top-moon', { moon: t(top.name), count: moons.count }) : '',
    built && planet
      ? t('andromeda-board-development-of', { what: thing(planet[2], t), owner: name(built[1]) })
      : planet
        ? t('andromeda-board-site', { what: thing(planet[2], t), leaders: planet[1] })
        : '',
    ...crowdAt(view, region).map(
      ({ who, ships }) => `${name(who)}: ${ships.map(({ type }) => thing(type, t)).join(', ')}`,
    ),
    ...raidersAt(view, region).map((id) => thing(id, t)),
    ...leadersAt(view, region).map(([who, count]) => t('andromeda-board-leaders-of', { owner: name(who), count })),
    view.hegemon?.probe === region ? t('andromeda-board-probe') : '',
  ];
  return parts.filter(Boolean).join('; ');
}

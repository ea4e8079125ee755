/** What things are called, for the eye and for the ear. */
import type { Say } from '../../../table/board';
import type { Printed } from '../printed';
import type { AndromedaView, PlayerView, ShipsView } from '../view';

export type ShipType = ShipsView['type'];

/** What owners of a box call their own components, by id: there are no words of ours for these. */
const OWNED = new Map<string, string>();

/** Learns their names from what is printed. */
export function learnNames({ modules, events, planets, hegemon }: Printed): void {
  for (const things of [modules, events, planets, hegemon.officers])
    for (const [id, { name }] of Object.entries(things))
      if (name.id === 'andromeda-own') OWNED.set(id, String(name.args?.['name'] ?? ''));
}

/** The name of something that is printed. */
export function thing(id: string, t: Say): string {
  const own = OWNED.get(id);
  if (own) return own;
  return t(`andromeda-thing-${id.replaceAll('_', '-')}`);
}

/** A name at the beginning of a line. */
export function capital(words: string): string {
  return words.slice(0, 1).toLocaleUpperCase() + words.slice(1);
}

/** "Tessellate", "nebula 3", "space S21" */
export function regionName(view: AndromedaView, printed: Printed, region: number, t: Say): string {
  const { name = '', nebula = false } = printed.regions[region] ?? {};
  if (nebula) return t('andromeda-nebula', { number: Number(name.slice(1)) });
  const tile = view.map.tiles[region];
  return tile ? thing(tile, t) : t('andromeda-space', { space: name });
}

/** "desert planet", "alliance base": what kind of region it is. */
export function kindName(view: AndromedaView, printed: Printed, region: number, t: Say): string {
  const tile = view.map.tiles[region] ?? '';
  const planet = printed.planets[tile];
  if (planet) return t('andromeda-board-planet', { type: planet.type });
  const kind = printed.kinds[tile];
  return kind === 'base' ? t('andromeda-board-base') : kind === 'gate' ? t('andromeda-board-gate') : '';
}

/** Who stands in a region: for each player every single ship, the largest first. */
export interface Crowd {
  readonly who: number;
  readonly ships: readonly { readonly key: string; readonly type: ShipType; readonly shielded: boolean }[];
}

export function crowdAt(view: AndromedaView, region: number): Crowd[] {
  return view.players.flatMap(({ fleet }, who) => {
    const there = fleet.ships
      .filter((ships) => ships.region === region)
      .flatMap(({ type, count = 1, shielded = false }) =>
        Array.from({ length: count }, (_, i) => ({ key: `${type}-${i}`, type, shielded })),
      );
    return there.length ? [{ who, ships: there.reverse() }] : [];
  });
}

/** How the shield of a ship is drawn, where its type has one. */
export function shieldOf(type: ShipType, shielded: boolean, { ships }: Printed): 'whole' | 'hit' | undefined {
  return ships[type]?.shield ? (shielded ? 'whole' : 'hit') : undefined;
}

/** How many ships of a player are in a place, of one type or of all. */
export function shipsIn({ fleet }: PlayerView, place: ShipsView['place'], type?: ShipType): number {
  const there = fleet.ships.filter((ships) => ships.place === place && (!type || ships.type === type));
  return there.reduce((sum, { count = 1 }) => sum + count, 0);
}

export function raidersAt(view: AndromedaView, region: number): string[] {
  return view.raiders.on_map.flatMap(({ id, region: place }) => (place === region ? [id] : []));
}

/** Leaders in a region: for each player how many, those under developments among them. */
export function leadersAt(view: AndromedaView, region: number): readonly (readonly [who: number, count: number])[] {
  return view.players.flatMap(({ leaders }, who) => {
    const count = (leaders.posted[region] ?? 0) + (leaders.settled[region] ?? 0);
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
  const moons = view.map.moons[region];
  const top = printed.moons[moons?.seen.at(-1) ?? ''];
  const built = view.map.developments.find((one) => one.region === region);
  const planet = printed.planets[view.map.tiles[region] ?? ''];
  const parts = [
    capital(regionName(view, printed, region, t)),
    kindName(view, printed, region, t),
    moons?.count && top ? t('andromeda-board-top-moon', { moon: t(top.name), count: moons.count }) : '',
    built && planet
      ? t('andromeda-board-development-of', { what: thing(planet.development, t), owner: name(built.owner) })
      : planet
        ? t('andromeda-board-site', { what: thing(planet.development, t), leaders: planet.leaders })
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

/** What is different in two views of the Edge: which pieces have moved, come or gone, and what players got. Pure.
 *
 *  What moves at a beat is read off the view before it and the view at it, so that a beat need not say what everybody
 *  can see. */
import type { AndromedaView, PlayerView, Resources, ShipsView, Tracks } from '../view';

export type ShipType = ShipsView['type'];
/** The number of a region, or what the place of a ship outside the map is called. */
export type Place = number | Exclude<ShipsView['place'], 'region'>;

export type Change =
  | { readonly what: 'ship'; readonly who: number; readonly type: ShipType; readonly from: Place; readonly to: Place }
  | { readonly what: 'shield'; readonly who: number; readonly type: ShipType; readonly region: number }
  | { readonly what: 'raider'; readonly id: string; readonly from: number; readonly to: number }
  | { readonly what: 'probe'; readonly from: number; readonly to: number }
  | { readonly what: 'leader'; readonly who: number; readonly region: number; readonly count: number }
  | { readonly what: 'moon'; readonly region: number; readonly id: string }
  | { readonly what: 'built'; readonly who: number; readonly region: number }
  | { readonly what: 'points'; readonly who: number; readonly from: number; readonly to: number }
  | {
      readonly what: 'track';
      readonly who: number;
      readonly track: keyof Tracks;
      readonly from: number;
      readonly to: number;
    }
  | { readonly what: 'module'; readonly who: number; readonly id: string }
  | { readonly what: 'woken'; readonly who: number; readonly id: string }
  | { readonly what: 'goods'; readonly who: number; readonly name: keyof Resources; readonly count: number }
  | { readonly what: 'cards'; readonly who: number; readonly count: number };

const NOWHERE = -1;

export function changesOf(before: AndromedaView, now: AndromedaView): Change[] {
  return [
    ...now.players.flatMap((player, who) => {
      const last = before.players[who];
      return last ? playerChanges(last, player, who) : [];
    }),
    ...raiderChanges(before, now),
    ...probeChanges(before, now),
    ...moonChanges(before, now),
    ...now.map.developments
      .filter(
        ({ region, owner }) => !before.map.developments.some((one) => one.region === region && one.owner === owner),
      )
      .map(({ region, owner }): Change => ({ what: 'built', who: owner, region })),
  ];
}

/** Every single ship as `type` and place; those that are in one view and not in the other have moved. */
const placeOf = ({ place, region = NOWHERE }: ShipsView): Place => (place === 'region' ? region : place);

function counted(ships: readonly ShipsView[], type: ShipType): Map<Place, number> {
  const found = new Map<Place, number>();
  for (const one of ships.filter((ship) => ship.type === type))
    found.set(placeOf(one), (found.get(placeOf(one)) ?? 0) + (one.count ?? 1));
  return found;
}

/** Pairs what has left its places with what has come to others, in the order in which they are listed. */
function moved<Where>(before: ReadonlyMap<Where, number>, now: ReadonlyMap<Where, number>): [Where, Where][] {
  const left: Where[] = [];
  const come: Where[] = [];
  for (const place of new Set([...before.keys(), ...now.keys()])) {
    const by = (now.get(place) ?? 0) - (before.get(place) ?? 0);
    for (let i = 0; i < Math.abs(by); i += 1) (by > 0 ? come : left).push(place);
  }
  return come.flatMap((to, i) => (left[i] === undefined ? [] : [[left[i], to] as [Where, Where]]));
}

const TYPES: readonly ShipType[] = ['transport', 'fighter', 'science_vessel', 'heavy_cruiser'];

function shipChanges(before: PlayerView, now: PlayerView, who: number): Change[] {
  return TYPES.flatMap((type): Change[] => {
    const moves = moved(counted(before.fleet.ships, type), counted(now.fleet.ships, type));
    const flown = moves.map(([from, to]): Change => ({ what: 'ship', who, type, from, to }));
    const hit = now.fleet.ships.filter(
      ({ shielded, region, place, type: own }) =>
        own === type && place === 'region' && !shielded && before.fleet.ships.some(sameButShield(type, region)),
    );
    return [...flown, ...hit.map(({ region = NOWHERE }): Change => ({ what: 'shield', who, type, region }))];
  });
}

const sameButShield =
  (type: ShipType, region: number | undefined) =>
  (one: ShipsView): boolean =>
    one.type === type && one.place === 'region' && one.region === region && one.shielded === true;

function playerChanges(before: PlayerView, now: PlayerView, who: number): Change[] {
  const tracks = (Object.keys(now.tracks) as (keyof Tracks)[]).filter(
    (track) => now.tracks[track] > before.tracks[track],
  );
  const goods = (Object.keys(now.resources) as (keyof Resources)[]).filter(
    (name) => now.resources[name] !== before.resources[name],
  );
  const woken = now.station.modules.filter(
    ({ id, activated }) => activated && !before.station.modules.find((one) => one.id === id)?.activated,
  );
  return [
    ...shipChanges(before, now, who),
    ...leaderChanges(before, now, who),
    ...(now.vp === before.vp ? [] : [{ what: 'points', who, from: before.vp, to: now.vp } as const]),
    ...tracks.map(
      (track) => ({ what: 'track', who, track, from: before.tracks[track], to: now.tracks[track] }) as const,
    ),
    ...gained(before.station.modules, now.station.modules).map((id) => ({ what: 'module', who, id }) as const),
    ...woken.map(({ id }) => ({ what: 'woken', who, id }) as const),
    ...goods.map(
      (name) => ({ what: 'goods', who, name, count: now.resources[name] - before.resources[name] }) as const,
    ),
    ...(now.hand.count > before.hand.count
      ? [{ what: 'cards', who, count: now.hand.count - before.hand.count } as const]
      : []),
  ];
}

type Named = { readonly id: string };

/** What there is more of, by its id. */
function gained(before: readonly Named[], now: readonly Named[]): string[] {
  const left = before.map(({ id }) => id);
  return now.flatMap(({ id }) => {
    const place = left.indexOf(id);
    if (place >= 0) left.splice(place, 1);
    return place >= 0 ? [] : [id];
  });
}

function leaderChanges(before: PlayerView, now: PlayerView, who: number): Change[] {
  const regions = new Set([...Object.keys(before.leaders.posted), ...Object.keys(now.leaders.posted)].map(Number));
  return [...regions].flatMap((region): Change[] => {
    const count = (now.leaders.posted[region] ?? 0) - (before.leaders.posted[region] ?? 0);
    return count ? [{ what: 'leader', who, region, count }] : [];
  });
}

function raiderChanges(before: AndromedaView, now: AndromedaView): Change[] {
  const ids = new Set([...before.raiders.on_map, ...now.raiders.on_map].map(({ id }) => id));
  const places = ({ raiders }: AndromedaView, id: string): number[] =>
    raiders.on_map.filter((one) => one.id === id).map(({ region }) => region);
  return [...ids].flatMap((id): Change[] => {
    const come = places(now, id);
    const left = places(before, id).filter((region) => {
      const place = come.indexOf(region);
      if (place >= 0) come.splice(place, 1);
      return place < 0;
    });
    const most = Math.max(left.length, come.length);
    return Array.from({ length: most }, (_, i) => ({
      what: 'raider',
      id,
      from: left[i] ?? NOWHERE,
      to: come[i] ?? NOWHERE,
    }));
  });
}

function probeChanges({ hegemon: before }: AndromedaView, { hegemon: now }: AndromedaView): Change[] {
  return before && now && before.probe !== now.probe ? [{ what: 'probe', from: before.probe, to: now.probe }] : [];
}

function moonChanges(before: AndromedaView, now: AndromedaView): Change[] {
  return Object.entries(before.map.moons).flatMap(([key, { seen, count }]): Change[] => {
    const left = now.map.moons[Number(key)];
    if ((left?.count ?? 0) >= count) return [];
    const id = seen.find((one) => !left?.seen.includes(one)) ?? seen.at(-1) ?? '';
    return [{ what: 'moon', region: Number(key), id }];
  });
}

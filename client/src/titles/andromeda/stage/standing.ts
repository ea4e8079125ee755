/** What stands still while a beat is shown. Pure.
 *
 *  A ship that flies is at neither end of its course: it has left where it was, and has not arrived yet. So of every
 *  kind of piece in a region there stand as many as there are both before the beat and at it. */
import type { ShownBeat } from '../../../stage/beat';
import type { AndromedaView, PlayerView, ShipsView } from '../view';

const same = (a: ShipsView, b: ShipsView): boolean => a.type === b.type && a.place === b.place && a.region === b.region;

function shipsBoth(before: readonly ShipsView[], now: readonly ShipsView[]): ShipsView[] {
  return now.flatMap((ships) => {
    if (ships.place !== 'region') return [ships];
    const there = before.filter((one) => same(one, ships)).reduce((sum, { count = 1 }) => sum + count, 0);
    const count = Math.min(ships.count ?? 1, there);
    return count ? [{ ...ships, count }] : [];
  });
}

function leadersBoth(
  before: Readonly<Record<number, number>>,
  now: Readonly<Record<number, number>>,
): Record<number, number> {
  const both = Object.entries(now).map(([region, count]) => [region, Math.min(count, before[Number(region)] ?? 0)]);
  return Object.fromEntries(both) as Record<number, number>;
}

function playerBoth(before: PlayerView | undefined, now: PlayerView): PlayerView {
  if (!before || before === now) return now;
  const ships = shipsBoth(before.fleet.ships, now.fleet.ships);
  const posted = leadersBoth(before.leaders.posted, now.leaders.posted);
  return { ...now, fleet: { ...now.fleet, ships }, leaders: { ...now.leaders, posted } };
}

/** The view of a beat without what is on its way. Where nothing moves, everything stands where it is. */
export function standingView(view: AndromedaView, beat: ShownBeat<AndromedaView> | null): AndromedaView {
  const before = beat?.before;
  if (!beat?.ms || !before || beat.live || !Array.isArray(before.players)) return view;
  const left = [...before.raiders.on_map];
  const on_map = view.raiders.on_map.filter(({ id, region }) => {
    const place = left.findIndex((one) => one.id === id && one.region === region);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
  const developments = view.map.developments.filter(({ region, owner }) =>
    before.map.developments.some((one) => one.region === region && one.owner === owner),
  );
  const hegemon = view.hegemon && { ...view.hegemon };
  if (hegemon && before.hegemon?.probe !== hegemon.probe) Object.assign(hegemon, { probe: -1 });
  return {
    ...view,
    players: view.players.map((player, who) => playerBoth(before.players[who], player)),
    raiders: { ...view.raiders, on_map },
    map: { ...view.map, developments },
    hegemon,
  };
}

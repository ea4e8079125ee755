/** What lies on the tile of a ship. */
import type { SeatColour } from '../../../table/board';
import { parsePart } from '../board/geometry';
import type { Load } from '../draw/tile/look';
import type { Printed } from '../printed';
import type { ShownBeat } from '../../../stage/beat';
import type { ShipView, TruckerView } from '../view';

/** Batteries are drawn full until the ship is loaded. */
export function loadOf(printed: Printed, ship: ShipView, cell: number, seat: SeatColour, loaded: boolean): Load {
  const [tile] = parsePart(ship.parts[cell] ?? '');
  const kind = printed.kinds[printed.tiles[tile]?.kind ?? ''];
  const load: Load = { seat, crew: ship.humans?.[cell] ?? 0, goods: ship.goods?.[cell] ?? [] };
  const alien = ship.aliens?.[cell];
  return {
    ...load,
    ...(alien ? { alien } : {}),
    ...(loaded && kind?.batteries ? { power: ship.batteries?.[cell] ?? 0 } : {}),
    ...(loaded ? { sleepers: ship.sleepers?.[cell] ?? 0 } : {}),
  };
}

/** A ship with what lies on it now: what comes aboard at this beat is on its way, and not there yet. */
export function ladenShip(ship: ShipView, beat: ShownBeat<TruckerView> | null, seat: number): ShipView {
  if (!beat?.ms || beat.data['seat'] !== seat) return ship;
  if (beat.kind === 'load' || beat.kind === 'charge') return { ...ship, ...storesOf(beat.before.truckers[seat]?.ship) };
  if (beat.kind !== 'board') return ship;
  const cells = new Set((beat.data['cells'] as readonly number[]).map(String));
  const without = <What>(aboard: Readonly<Record<string, What>> = {}): Record<string, What> =>
    Object.fromEntries(Object.entries(aboard).filter(([cell]) => !cells.has(cell)));
  return { ...ship, humans: without(ship.humans), aliens: without(ship.aliens) };
}

function storesOf(ship: ShipView | undefined): Pick<ShipView, 'goods' | 'batteries'> {
  return {
    ...(ship?.goods ? { goods: ship.goods } : { goods: {} }),
    ...(ship?.batteries ? { batteries: ship.batteries } : {}),
  };
}

/** What lies on the tile of a ship. */
import type { SeatColour } from '../../../table/board';
import { parsePart } from '../board/geometry';
import type { Load } from '../draw/look';
import type { Printed } from '../printed';
import type { ShipView } from '../view';

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

/** Words for the plain view: tiles, cards and squares by their names instead of their numbers. */
import type { Say, Spelling } from '../../table/board';
import { connectorsOf, parsePart, planOf } from './geometry';
import { endsName, squareName, tileName } from './names';
import type { Printed, TruckerView } from './types';

/** Fields whose names are numbers of squares. */
const BY_SQUARE = new Set(['parts', 'humans', 'aliens', 'sleepers', 'batteries', 'goods', 'hyperspace']);

export function spelling(view: TruckerView, printed: Printed, t: Say): Spelling {
  const ship = printed.ships[view.classes[Math.min(view.round, view.classes.length - 1)] ?? ''];

  function tile(code: string): string | null {
    const [id, quarters] = parsePart(code);
    const known = printed.tiles[id];
    if (!known) return null;
    const ends = endsName({ ...known, connectors: connectorsOf(printed, code) }, t);
    return t('trucker-board-open-tile', { tile: tileName(printed, id, quarters, t), ends });
  }

  return {
    value(_, value) {
      if (typeof value !== 'string') return null;
      const card = printed.cards[value];
      return card ? t(card.name) : tile(value);
    },
    name(place) {
      const [list, seat, field, square] = place;
      const trucker = list === 'truckers' ? view.truckers[Number(seat)] : undefined;
      if (!ship || !trucker || !square || !BY_SQUARE.has(field ?? '') || place.length !== 4) return null;
      const plan = planOf(ship, { dice: view.dice, hole: view.hole, halves: trucker.halves });
      return squareName(plan, Number(square), t);
    },
  };
}

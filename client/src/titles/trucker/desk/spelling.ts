/** Words for the plain view: tiles, cards, squares and players by their names instead of their numbers. */
import type { Say, Spelling } from '../../../table/board';
import { connectorsOf, parsePart, planOf } from '../board/geometry';
import { endsName, squareName, tileName } from './names';
import { PARTS } from './phases';
import type { Part, Printed, TruckerView } from '../types';

/** Fields whose names are numbers of squares. */
const BY_SQUARE = new Set(['parts', 'humans', 'aliens', 'sleepers', 'batteries', 'goods', 'hyperspace']);
/** Fields that hold numbers of squares, and such that hold numbers of seats. */
const SQUARES = new Set(['last', 'wrecks', 'panels', 'cells', 'cell', 'square', 'shields', 'cannons']);
const SEATS = new Set(['order', 'ready', 'beaten', 'seat']);
const SIDES = ['trucker-from-front', 'trucker-from-right', 'trucker-from-rear', 'trucker-from-left'];
const NOTHING = '–';
/** Fields of the ship's figures and of what strikes; the others are named by their place in the view. */
const NAMES: Readonly<Record<string, string>> = {
  cannons: 'trucker-board-cannons',
  engines: 'trucker-board-engines',
  crew: 'trucker-board-crew',
  exposed: 'trucker-board-open-ends',
  cap: 'trucker-view-cap',
  faults: 'trucker-view-faults',
  weak_spot: 'trucker-view-weak-spot',
  cells: 'trucker-view-cells',
  cell: 'trucker-view-cell',
  square: 'trucker-view-cell',
  message: 'trucker-view-message',
  rule: 'trucker-view-rule',
  hits: 'trucker-view-hits',
  shields: 'trucker-view-shields',
  lines: 'trucker-view-lines',
  side: 'trucker-view-side',
  what: 'trucker-view-what',
  size: 'trucker-view-size',
};

/** The last name on the way to a place that is no number: what `['strike', 'hits', '0', 'shields', '1']` is about. */
function fieldOf(place: readonly string[]): string {
  return place.findLast((step) => !/^\d+$/.test(step)) ?? '';
}

export function spelling(view: TruckerView, printed: Printed, t: Say): Spelling {
  const ship = printed.ships[view.classes[Math.min(view.round, view.classes.length - 1)] ?? ''];

  function tile(code: string): string | null {
    const [id, quarters] = parsePart(code);
    const known = printed.tiles[id];
    if (!known) return null;
    const ends = endsName({ ...known, connectors: connectorsOf(printed, code) }, t);
    return t('trucker-board-open-tile', { tile: tileName(printed, id, quarters, t), ends });
  }

  function square(place: readonly string[], cell: number): string | null {
    if (cell < 0) return NOTHING;
    const seat = place[0] === 'truckers' ? Number(place[1]) : (view.strike?.seat ?? 0);
    const trucker = view.truckers[seat];
    if (!ship || !trucker) return null;
    return squareName(planOf(ship, { dice: view.dice, hole: view.hole, halves: trucker.halves }), cell, t);
  }

  /** A column or a row by its label, as the strike flies. */
  function line(index: number): string | null {
    const upright = view.strike?.side === 0 || view.strike?.side === 2;
    return (upright ? ship?.columns : ship?.rows)?.[index] ?? null;
  }

  /** A code of the rules, by the field that it stands in. */
  function word(field: string, code: string): string | null {
    if (code === '?') return t('trucker-board-unseen');
    if (field === 'part') return t(PARTS[code as Part]);
    if (field === 'build') return t(`trucker-option-build-${code}`);
    if (field === 'offer' || field === 'goods') return t('trucker-board-good', { good: code });
    if (field === 'aliens') return t('trucker-board-alien', { colour: code });
    if (field === 'specialist') return t(`trucker-specialist-${code}`);
    return field === 'what' || field === 'size' ? t('trucker-view-strike-word', { word: code }) : null;
  }

  function number(place: readonly string[], field: string, value: number): string | null {
    // The figures of a ship have strengths under the same names as the strike has squares.
    if (SQUARES.has(field) && !(place[2] === 'figures' && field === 'cannons')) return square(place, value);
    if (SEATS.has(field)) return t('trucker-view-seat', { seat: value });
    if (field === 'lines') return line(value);
    if (field === 'side') return t(SIDES[value] ?? '');
    if (field === 'looking') return value < 0 ? NOTHING : t('trucker-view-pile', { pile: value + 1 });
    return null;
  }

  return {
    value(place, value) {
      const field = fieldOf(place);
      if (typeof value === 'number') return number(place, field, value);
      const card = printed.cards[value];
      return card ? t(card.name) : (tile(value) ?? word(field, value));
    },
    name(place) {
      const [list, seat, field, cell] = place;
      if (list === 'landed' && seat !== undefined) return t('trucker-view-seat', { seat: Number(seat) });
      if (list === 'truckers' && cell && BY_SQUARE.has(field ?? '') && place.length === 4)
        return square(place, Number(cell));
      const inside = place.length > 1 && (list === 'strike' || field === 'figures');
      const name = inside ? NAMES[place.at(-1) ?? ''] : undefined;
      return name ? t(name) : /^\d+$/.test(place.at(-1) ?? '') ? String(Number(place.at(-1)) + 1) : null;
    },
  };
}

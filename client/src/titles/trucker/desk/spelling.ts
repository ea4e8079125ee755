/** Words for the plain view: tiles, cards, squares and players by their names instead of their numbers. */
import type { Say, Spelling } from '../../../table/board';
import { connectorsOf, parsePart, planOf } from '../board/geometry';
import { endsName, squareName, tileName } from './names';
import { PARTS } from './phases';
import type { Printed } from '../printed';
import type { TruckerView } from '../view';

/** Fields whose names are numbers of squares. */
const BY_SQUARE = new Set(['parts', 'humans', 'aliens', 'sleepers', 'batteries', 'goods', 'hyperspace', 'hanging']);
/** Fields that hold numbers of squares, and such that hold numbers of seats. */
const SQUARES = new Set([
  'last',
  'wrecks',
  'panels',
  'cells',
  'cell',
  'square',
  'shields',
  'cannons',
  'fleet',
  'bridges',
  'pieces',
  'chain',
  'cut',
  'loose',
  'others',
  'hanging',
]);
const SEATS = new Set(['order', 'ready', 'beaten', 'seat', 'looker', 'numbers']);
/** Lists with one thing for each seat. */
const SEATED = new Set(['truckers', 'boards']);
const SIDES = ['trucker-from-front', 'trucker-from-right', 'trucker-from-rear', 'trucker-from-left'];
const NOTHING = '–';
/** Fields whose name differs from their place in the view. */
const NAMES: Readonly<Record<string, string>> = { cell: 'square', seat: 'whom', looker: 'whom' };

/** The last name on the way to a place that is no number: what `['strike', 'hits', '0', 'shields', '1']` is about. */
function fieldOf(place: readonly string[]): string {
  return place.findLast((step) => !/^\d+$/.test(step)) ?? '';
}

export function spelling(view: TruckerView, printed: Printed, t: Say): Spelling {
  const ship = printed.ships[view.ship_class];

  function tile(code: string): string | null {
    const [id, quarters] = parsePart(code);
    const known = printed.tiles[id];
    if (!known) return null;
    const ends = endsName({ ...known, connectors: connectorsOf(printed, code) }, t);
    return t('trucker-board-open-tile', { tile: tileName(printed, id, quarters, t), ends });
  }

  function square(place: readonly string[], cell: number): string | null {
    if (cell < 0) return NOTHING;
    const seat = SEATED.has(place[0] ?? '') ? Number(place[1]) : (view.flight.strike?.seat ?? 0);
    const board = view.boards[seat] ?? view.boards[0];
    return ship && board ? squareName(planOf(ship, board), cell, t) : null;
  }

  /** A column or a row by its label, as the strike flies. */
  function line(index: number): string | null {
    const upright = view.flight.strike?.side === 0 || view.flight.strike?.side === 2;
    return (upright ? ship?.columns : ship?.rows)?.[index] ?? null;
  }

  /** A code of the rules, by the field that it stands in. */
  function word(field: string, code: string): string | null {
    if (code === '?') return t('trucker-board-unseen');
    if (field === 'part') return t(PARTS[code as TruckerView['part']]);
    if (field === 'build') return t(`trucker-option-build-${code}`);
    if (field === 'offer' || field === 'goods') return t('trucker-board-good', { good: code });
    if (field === 'aliens') return t('trucker-board-alien', { colour: code });
    if (field === 'items') return t(`trucker-board-account-${code}`);
    if (field === 'specialist') return t(`trucker-specialist-${code}`);
    return field === 'what' || field === 'size' ? t('trucker-view-strike-word', { word: code }) : null;
  }

  function number(place: readonly string[], field: string, value: number): string | null {
    // The figures of a ship have strengths under the same names as the strike has squares.
    if (SQUARES.has(field) && !(place[3] === 'figures' && field === 'cannons')) return square(place, value);
    if (SEATS.has(field)) return value < 0 ? NOTHING : t('trucker-view-seat', { seat: value });
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
      const last = place.at(-1) ?? '';
      const within = place.at(-2) ?? '';
      if (within === 'fits') return tile(last);
      if (within === 'landed') return t('trucker-view-seat', { seat: Number(last) });
      if (BY_SQUARE.has(within)) return square(place, Number(last));
      if (/^\d+$/.test(last)) return String(Number(last) + 1);
      // What could be is told in plain words.
      if (place[0] === 'help') return null;
      if (place.length === 1 || (place.length === 3 && place[0] === 'truckers')) return null;
      return t(`trucker-view-${(NAMES[last] ?? last).replaceAll('_', '-')}`);
    },
  };
}

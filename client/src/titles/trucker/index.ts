/** What Galaxy Trucker brings to the table. */
import type { BoardView, RailBench, RailTab, Say } from '../../table/board';
import type { Caption, Entry, Message, Move } from '../../table/protocol';
import Board from './Board.svelte';
import Known from './flight/KnownCards.svelte';
import './tokens.css';
import { hand } from './desk/hand.svelte';
import { here } from './desk/here';
import { PARTS } from './desk/phases';
import type { Printed } from './printed';
import type { TruckerView } from './view';

export { default as Aside } from './seat/Aside.svelte';
export { default as Own } from './seat/Own.svelte';
export { default as SeatCard } from './seat/SeatCard.svelte';
export { buildingWords as says, placementWords as stakes, nextBuilt as proposes } from './building/spot_words';
export { default as Face } from './cast/Face.svelte';
export { spelling } from './desk/spelling';
export { film } from './stage/film';
export { endingWords as ending } from './ending/ending_words';
export default Board;

/** A square of a ship. */
export function spot(place: string, view: TruckerView, printed: Printed): readonly [number, number] | null {
  const ship = printed.ships[view.ship_class];
  const [, column = '', row = ''] = /^ship-\d+-([^-]+)-([^-]+)$/.exec(place) ?? [];
  const at = [ship?.columns.indexOf(column) ?? -1, ship?.rows.indexOf(row) ?? -1] as const;
  return at[0] >= 0 && at[1] >= 0 ? at : null;
}

/** "12 cr" */
export function standing(view: TruckerView, seat: number, t: Say): string {
  return t('trucker-board-credits', { credits: view.truckers[seat]?.credits ?? 0 });
}

/** A card is nobody's move: it has an entry of its own in the story, under its name. */
export function machine({ message, marks }: Entry, _printed: unknown, t: Say): string {
  if (!marks?.includes('card')) return '';
  const name = t(message.args?.['card'] as Message);
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}

export function phase(view: TruckerView, t: Say): readonly string[] {
  const rounds = view.classes.length;
  const round = Math.min(view.round + 1, rounds);
  return [
    t('trucker-board-round', { round, rounds }),
    t('trucker-board-class', { shipclass: view.ship_class }),
    t(PARTS[view.part]),
  ];
}

export const tabs: readonly RailTab<TruckerView, Printed>[] = [
  { id: 'known', label: { id: 'trucker-board-known' }, brief: { id: 'trucker-board-known-tab' }, panel: Known },
];

/** Hand, heap and face-up tiles; in the ship check the inspector's form. */
export const bench: RailBench<TruckerView> = {
  label: ({ part }) => (part === 'ready' || part === 'building' ? 'trucker-board-yard' : PARTS[part]),
  when: ({ part }) => part === 'ready' || part === 'building' || part === 'check' || part === 'loading',
};

/** Fewer words for a button. */
export function brief(move: Move, t: Say, caption: Caption): string | null {
  if (move.type === 'scrap-set') return t('trucker-board-way-take', caption.message.args);
  if (move.type === 'draw') return t('trucker-board-pull');
  if (move.type === 'return') return t('trucker-board-put-back');
  if (move.type !== 'place') return caption.place ? t(here(caption.message)) : null;
  return t(hand.isRisky(move) ? 'trucker-board-weld-anyway' : 'trucker-board-weld', caption.message.args);
}

/** A part that would break a rule is welded by a second press: one sees first which joint would fail. */
export const confirm = (move: Move): boolean => hand.isRisky(move);
export const warns = confirm;

export const views: readonly BoardView[] = [
  {
    id: 'ship',
    label: { id: 'trucker-board-view-ship' },
    icon: 'board',
    places: ['ship-', 'hand', 'heap', 'reserve', 'number-', 'hourglass', 'planet-', 'board-0'],
  },
  {
    id: 'table',
    label: { id: 'trucker-board-view-table' },
    icon: 'tables',
    places: ['tile-', 'open', 'dice', 'insurance-', 'track'],
  },
  {
    id: 'cards',
    label: { id: 'trucker-board-view-cards' },
    icon: 'layers',
    places: ['pile-', 'card', 'deck'],
  },
  { id: 'others', label: { id: 'trucker-board-view-others' }, icon: 'people', places: ['board-'] },
];

/** Q and E turn the tile in the hand. */
export const keys = 'QE';

/** The component in the hand is turned as it would lie. */
export function shows(move: Move): void {
  if (move.type !== 'place') return;
  hand.quarters = Number(move['turn']);
  hand.meant = true;
}

/** What Galaxy Trucker brings to the table. */
import type { BoardView, RailTab, Say } from '../../table/board';
import type { Move } from '../../table/protocol';
import Board from './Board.svelte';
import Known from './Known.svelte';
import './tokens.css';
import type { Part, Printed, TruckerView } from './types';

export { default as SeatCard } from './SeatCard.svelte';
export { spelling } from './spelling';
export default Board;

/** "12 cr" */
export function standing(view: TruckerView, seat: number, t: Say): string {
  return t('trucker-board-credits', { credits: view.truckers[seat]?.credits ?? 0 });
}

const PARTS: Readonly<Record<Part, string>> = {
  setup: 'trucker-board-part-end',
  ready: 'trucker-board-part-building',
  building: 'trucker-board-part-building',
  check: 'trucker-board-part-check',
  loading: 'trucker-board-part-loading',
  flight: 'trucker-board-part-flight',
  end: 'trucker-board-part-end',
};

export function phase(view: TruckerView, t: Say): readonly string[] {
  const rounds = view.classes.length;
  const round = Math.min(view.round + 1, rounds);
  const shipclass = view.classes[round - 1] ?? '';
  return [t('trucker-board-round', { round, rounds }), t('trucker-board-class', { shipclass }), t(PARTS[view.part])];
}

export const tabs: readonly RailTab<TruckerView, Printed>[] = [
  { id: 'known', label: { id: 'trucker-board-known' }, panel: Known },
];

export const views: readonly BoardView[] = [
  { id: 'ship', label: { id: 'trucker-board-view-ship' }, icon: 'board' },
  { id: 'table', label: { id: 'trucker-board-view-table' }, icon: 'tables' },
  { id: 'cards', label: { id: 'trucker-board-view-cards' }, icon: 'layers' },
  { id: 'others', label: { id: 'trucker-board-view-others' }, icon: 'people' },
];

/** Q and E turn the tile in the hand. */
export const keys = 'QE';

const HURTS = new Set(['finish', 'give-up', 'withdraw', 'keep-piece', 'scrap']);

export function confirm(move: Move): boolean {
  return HURTS.has(move.type);
}

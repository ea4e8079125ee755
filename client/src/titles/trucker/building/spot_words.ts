/** What is said about a square beside the ship, and about the tile in the hand. */
import type { LitMove, Say } from '../../../table/board';
import { hand, placement } from '../desk/hand.svelte';
import { tileName } from '../desk/names';
import type { TruckerProps } from '../desk/desk.svelte';
import type { SpotView, TurnView } from '../view';

/** "It fits. Two joints close." */
export function spotWords(spot: TurnView, t: Say): string {
  if (spot.state === 'fits') return t('trucker-board-spot-fits', { joints: spot.joints ?? 0 });
  if (spot.state === 'loose') return t('trucker-board-spot-loose');
  return t('trucker-board-spot-risky', { why: { id: `trucker-board-fails-${spot.why?.[0] ?? 'connector'}` } });
}

/** The turns of the square that a placement names. */
function spotOf({ view, printed }: TruckerProps, { move }: LitMove): TurnView | undefined {
  const ship = printed.ships[view.ship_class];
  if (!ship) return undefined;
  const cell =
    ship.rows.indexOf(String(move['row'])) * ship.columns.length + ship.columns.indexOf(String(move['column']));
  return view.help?.spots.find((spot) => spot.cell === cell)?.turns[Number(move['turn'])];
}

/** What a placement leads to, for the bar; empty for other moves. */
export function placementWords(move: LitMove, given: TruckerProps): string {
  if (move.move.type === 'scrap-set') return given.t(move.caption.message);
  const waiting = given.view.truckers[given.face ?? -1]?.reserve.length ?? 0;
  if (move.move.type === 'finish' && waiting) return given.t('trucker-board-finish-reserve', { count: waiting });
  if (move.move.type !== 'place') return '';
  const spot = spotOf(given, move);
  if (!spot) return '';
  const turned = Number(move.move['turn']) !== hand.quarters;
  if (hand.turnedFor === placement(String(move.move['column']), String(move.move['row']), move.move['turn']))
    return given.t('trucker-board-spot-again');
  return turned && spot.state === 'fits' ? given.t('trucker-board-spot-turn') : spotWords(spot, given.t);
}

export interface Counts {
  readonly fits: number;
  readonly turned: number;
  readonly risky: number;
}

/** On how many squares the tile fits as it is held, on how many more after a turn, and where it only would be risky. */
export function countSpots(spots: readonly SpotView[], held: number): Counts {
  const of = (spot: SpotView): keyof Counts | null => {
    if (spot.turns[held]?.state === 'fits') return 'fits';
    if (spot.turns.some(({ state }) => state === 'fits')) return 'turned';
    return spot.turns[held]?.state === 'risky' ? 'risky' : null;
  };
  const found = { fits: 0, turned: 0, risky: 0 };
  for (const kind of spots.map(of)) if (kind) found[kind] += 1;
  return found;
}

const capital = (said: string): string => said.charAt(0).toLocaleUpperCase() + said.slice(1);

/** "Double cannon, facing front. 2 squares fit, 4 after a turn, 1 risky." Or that nothing can be added any more. */
export function buildingWords({ view, printed, face, seats, moves, t }: TruckerProps): string {
  const mine = view.truckers[face ?? -1];
  if (view.part !== 'building' || !mine) return '';
  if (mine.number) {
    const builders = seats.filter(({ seat }) => !view.truckers[seat]?.number);
    const hurried = view.build === 'race' && builders.every(({ kind }) => kind === 'bot');
    if (hurried) return t('trucker-board-bots-build');
    return t(view.yard.hourglass.running ? 'trucker-board-hand-done' : 'trucker-board-hand-done-out');
  }
  if (mine.ship.closed) return t('trucker-board-closed');
  if (!view.help || mine.looking >= 0) return '';
  // Whoever waits for somebody else is not told to pull a part.
  if (!mine.hand) return moves.length ? t('trucker-board-hand-free') : '';
  const tile = tileName(printed, mine.hand, hand.quarters, t);
  return capital(t('trucker-board-holding', { tile, ...countSpots(view.help.spots, hand.quarters) }));
}

/** Where the first press has turned the tile, the button makes the placement as the second press does. */
export function nextBuilt(given: TruckerProps): LitMove | null {
  const turned = given.moves.find(
    ({ move }) =>
      move.type === 'place' && placement(String(move['column']), String(move['row']), move['turn']) === hand.turnedFor,
  );
  return turned ?? puttingBack(given);
}

/** What fits nowhere, turned or not, is put back: that is the button, and nobody has to look for it. */
export function puttingBack({ view, moves }: TruckerProps): LitMove | null {
  const spots = view.part === 'building' ? view.help?.spots : undefined;
  if (!spots || spots.some(({ turns }) => turns.some(({ state }) => state === 'fits'))) return null;
  return moves.find(({ move }) => move.type === 'return') ?? null;
}

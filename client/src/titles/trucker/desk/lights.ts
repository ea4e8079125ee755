/** Which moves light up where. A place is the name that the server gave it (`Caption.place`). Pure. */
import type { LitMove } from '../../../table/board';
import type { LegalMove } from '../../../table/protocol';

/** A move as it is lit on the board. */
export interface Light {
  readonly move: LitMove;
  /** Quarter turns that the tile in the hand makes first: 0 for what fits as it is held. */
  readonly turned: number;
}

export type Lights = ReadonlyMap<string, readonly Light[]>;

const isPlacement = (offer: LegalMove): boolean => offer.move.type === 'place';

/** Right before left before upside down: the smallest turn is offered. */
const EFFORT = [0, 1, 3, 2];

function turnsNeeded(offer: LegalMove, held: number): number {
  return (((Number(offer.move['turn']) - held) % 4) + 4) % 4;
}

/** Of the placements on each square the one with the least turning, as indexes of the list: what fits at once comes
 *  first. */
export function placements(offers: readonly LegalMove[], held: number): number[] {
  const best = new Map<string, number>();
  const effort = (index: number): number => EFFORT[turnsNeeded(offers[index] as LegalMove, held)] ?? 0;
  for (const [index, offer] of offers.entries()) {
    if (!isPlacement(offer)) continue;
    const known = best.get(offer.caption.place);
    if (known === undefined || effort(index) < effort(known)) best.set(offer.caption.place, index);
  }
  return [...best.values()].sort((a, b) => Number(effort(a) > 0) - Number(effort(b) > 0) || a - b);
}

/** Which moves count now: of the placements on a square one, with the least turning; and no tile of the open heap, which
 *  is taken there and wears no letter. Null when all do. */
export function shownMoves(offers: readonly LegalMove[], held: number): number[] | null {
  const rest = offers.flatMap((offer, index) => (isPlacement(offer) || offer.move.type === 'take' ? [] : [index]));
  const places = placements(offers, held);
  return places.length + rest.length === offers.length ? null : [...places, ...rest];
}

/** Everything that is lit, by place. */
export function lightsOf(moves: readonly LitMove[], held: number): Lights {
  const lit = new Map<string, Light[]>();
  const chosen = new Set(placements(moves, held));
  for (const [index, move] of moves.entries()) {
    if (isPlacement(move) && !chosen.has(index)) continue;
    const light = { move, turned: isPlacement(move) ? turnsNeeded(move, held) : 0 };
    const there = lit.get(move.caption.place);
    if (there) there.push(light);
    else lit.set(move.caption.place, [light]);
  }
  return lit;
}

/** The place of a square of a ship plan. */
export function squarePlace(seat: number, column: string, row: string): string {
  return `ship-${seat}-${column}-${row}`;
}

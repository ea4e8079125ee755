/** Which moves light up where. A place is the name that the server gave it (`Caption.place`). Pure. */
import type { LitMove } from '../../../table/board';
import type { LegalMove } from '../../../table/protocol';
import type { TurnView } from '../view';

/** A move as it is lit on the board. */
export interface Light {
  readonly move: LitMove;
  /** Quarter turns that the tile in the hand makes first: 0 for what fits as it is held. */
  readonly turned: number;
}

export type Lights = ReadonlyMap<string, readonly Light[]>;

const isPlacement = (offer: LegalMove): boolean => offer.move.type === 'place';

/** How the tile of a placement would lie, as the server says; undefined where it does not say. */
export type Judge = (offer: LegalMove) => TurnView | undefined;
const unjudged: Judge = () => undefined;

/** Right before left before upside down: the smallest turn is offered. */
const EFFORT = [0, 1, 3, 2];
/** What breaks a rule comes after all that does not, however it is turned. */
const RISK = EFFORT.length;

function turnsNeeded(offer: LegalMove, held: number): number {
  return (((Number(offer.move['turn']) - held) % 4) + 4) % 4;
}

/** Of the placements on each square the one that fits, with the least turning, as indexes of the list: what fits at once
 *  comes first. */
export function placements(offers: readonly LegalMove[], held: number, judge = unjudged): number[] {
  const best = new Map<string, number>();
  const effort = (index: number): number => {
    const offer = offers[index] as LegalMove;
    return (EFFORT[turnsNeeded(offer, held)] ?? 0) + (judge(offer)?.state === 'risky' ? RISK : 0);
  };
  for (const [index, offer] of offers.entries()) {
    if (!isPlacement(offer)) continue;
    const known = best.get(offer.caption.place);
    if (known === undefined || effort(index) < effort(known)) best.set(offer.caption.place, index);
  }
  return [...best.values()].sort((a, b) => Number(effort(a) > 0) - Number(effort(b) > 0) || a - b);
}

/** Which moves count now: of the placements on a square one, with the least turning; no tile of the open heap, which is
 *  taken there and wears no letter; and nothing that is `hidden`. Null when all do. */
export function shownMoves(
  offers: readonly LegalMove[],
  held: number,
  judge = unjudged,
  hidden: (offer: LegalMove) => boolean = () => false,
): number[] | null {
  const rest = offers.flatMap((offer, index) =>
    isPlacement(offer) || offer.move.type === 'take' || hidden(offer) ? [] : [index],
  );
  const places = placements(offers, held, judge);
  return places.length + rest.length === offers.length ? null : [...places, ...rest];
}

/** Everything that is lit, by place. */
export function lightsOf(
  moves: readonly LitMove[],
  held: number,
  judge = unjudged,
  hidden: (offer: LegalMove) => boolean = () => false,
): Lights {
  const lit = new Map<string, Light[]>();
  const chosen = new Set(placements(moves, held, judge));
  for (const [index, move] of moves.entries()) {
    if ((isPlacement(move) && !chosen.has(index)) || hidden(move)) continue;
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

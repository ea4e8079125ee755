/** Which moves light up where. A place is the name that the server gave it (`Caption.place`). Pure. */
import type { LitMove } from '../../../table/board';
import type { LegalMove } from '../../../table/protocol';
import type { AnyMove } from '../moves';
import type { Printed } from '../printed';
import type { ShipType } from './names';

export type Lights = ReadonlyMap<string, readonly LitMove[]>;

export const isLaunch = (offer: LegalMove): boolean => offer.move.type === 'launch';

/** What a turn is made of; beside it free actions are of lesser weight. */
const TURN = new Set<string>(['launch', 'return-to-station', 'activate'] satisfies AnyMove['type'][]);

/** The type of ship that a launch launches. */
export function shipOf(offer: LegalMove): ShipType | null {
  return isLaunch(offer) ? (offer.move['ship'] as ShipType) : null;
}

/** The types of ships that may be launched, in the order of the box. */
export function launchable(offers: readonly LegalMove[], printed: Printed): ShipType[] {
  const found = new Set(offers.map(shipOf));
  return printed.ship_types.filter((type) => found.has(type));
}

/** What the bar shows, and in which order; null when that is everything as it comes. Of launches those of the chosen ship;
 *  where a turn is to be taken, trades wait behind a button; elsewhere to go on comes first. On a phone the map needs the room: what
 *  is lit somewhere on the table is done there. */
export function shownMoves(offers: readonly LegalMove[], ship: ShipType | null, narrow = false): number[] | null {
  const short = narrow && offers.some(isLaunch);
  const turn = offers.some(({ move }) => TURN.has(move.type));
  const hidden = (offer: LegalMove): boolean =>
    (short && offer.caption.place !== '') ||
    (isLaunch(offer) && shipOf(offer) !== ship) ||
    (turn && offer.move.type === 'trade');
  const shown = offers.flatMap((offer, index) => (hidden(offer) ? [] : [index]));
  const goOn = turn ? [] : shown.filter((index) => offers[index]?.move.type === 'go-on');
  const ordered = [...goOn, ...shown.filter((index) => !goOn.includes(index))];
  return ordered.every((index, place) => index === place) && ordered.length === offers.length ? null : ordered;
}

/** Everything that is lit, by place; of the launches those of the chosen ship. */
export function lightsOf(moves: readonly LitMove[], ship: ShipType | null): Lights {
  const lit = new Map<string, LitMove[]>();
  for (const move of moves) {
    if (isLaunch(move) && shipOf(move) !== ship) continue;
    const there = lit.get(move.caption.place);
    if (there) there.push(move);
    else lit.set(move.caption.place, [move]);
  }
  return lit;
}

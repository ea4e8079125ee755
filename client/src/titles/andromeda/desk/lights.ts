/** Which moves light up where. A place is the name that the server gave it (`Caption.place`). Pure. */
import type { LitMove } from '../../../table/board';
import type { LegalMove } from '../../../table/protocol';
import type { AnyMove } from '../moves';
import type { Printed } from '../printed';
import type { ShipType } from './names';

export type Lights = ReadonlyMap<string, readonly LitMove[]>;

export const isLaunch = (offer: LegalMove): boolean => offer.move.type === 'launch';

/** Moves that are chosen among cards, tokens and tiles which are laid out before the player. */
export const LAID_OUT: ReadonlySet<string> = new Set<string>([
  'keep-faction',
  'keep-destiny',
  'keep-token',
  'keep-card',
  'take-upgrade',
  'take-result',
  'build-ship',
] satisfies AnyMove['type'][]);

/** Whether something of this kind must be chosen: not what one may do besides, nor what is laid out. */
export function asksFor(moves: readonly LegalMove[], kind: string): boolean {
  return moves.some(
    ({ move, caption }) =>
      caption.place.startsWith(`${kind}:`) && caption.weight !== 'free' && !LAID_OUT.has(move.type),
  );
}

/** The type of ship that a launch launches. */
export function shipOf(offer: LegalMove): ShipType | null {
  return isLaunch(offer) ? (offer.move['ship'] as ShipType) : null;
}

/** The types of ships that may be launched, in the order of the box. */
export function launchable(offers: readonly LegalMove[], printed: Printed): ShipType[] {
  const found = new Set(offers.map(shipOf));
  return printed.ship_types.filter((type) => found.has(type));
}

/** Which moves count now; null when all do. Of launches those of the chosen ship. */
export function shownMoves(offers: readonly LegalMove[], ship: ShipType | null): number[] | null {
  const shown = offers.flatMap((offer, index) => (isLaunch(offer) && shipOf(offer) !== ship ? [] : [index]));
  return shown.length === offers.length ? null : shown;
}

/** Everything that is lit, by place; of the launches those of the chosen ship, or all of them. */
export function lightsOf(moves: readonly LitMove[], ship: ShipType | null, all = false): Lights {
  const lit = new Map<string, LitMove[]>();
  for (const move of moves) {
    if (!all && isLaunch(move) && shipOf(move) !== ship) continue;
    const there = lit.get(move.caption.place);
    if (there) there.push(move);
    else lit.set(move.caption.place, [move]);
  }
  return lit;
}

/** How the tile in the hand lies. The bar tells of it too, so it is known beyond the board. */
import type { Move } from '../../../table/protocol';

class Hand {
  /** Quarter turns. */
  quarters = $state(0);
  /** Whether the reader has turned it: then it may also lie where it breaks a rule. */
  meant = $state(false);
  /** The placement that the first press has turned it for: the second one makes it. */
  turnedFor = $state('');
  /** The placements that would break a rule, as the server says: `7,5,1` is column 7, row 5 after one turn. */
  risky = $state.raw<ReadonlySet<string>>(new Set());

  isRisky(move: Move): boolean {
    return (
      move.type === 'place' && this.risky.has(placement(String(move['column']), String(move['row']), move['turn']))
    );
  }
}

export const placement = (column: string, row: string, turn: unknown): string => `${column},${row},${String(turn)}`;

export const hand = new Hand();

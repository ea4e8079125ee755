/** What the lane above the map says about the open question. */
import type { LitMove } from '../../../../table/board';

/** By the type of the moves; the first that fits counts. */
const HINTS: readonly (readonly [string, string])[] = [
  ['sacrifice-die', 'vanguard-board-hint-sacrifice'],
  ['use-die', 'vanguard-board-hint-use'],
  ['refresh-die', 'vanguard-board-hint-refresh'],
  ['travel', 'vanguard-board-hint-turn'],
];

export const hintOf = (moves: readonly LitMove[]): string =>
  HINTS.find(([type]) => moves.some(({ move }) => move.type === type))?.[1] ?? '';

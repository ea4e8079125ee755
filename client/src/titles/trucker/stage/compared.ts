/** Who is the weakest of all, in figures. */
import type { ShownBeat } from '../../../stage/beat';
import { points } from '../desk/figures';
import { numberOf, numbersOf, wordOf } from './told';

export interface Rival {
  readonly seat: number;
  /** As people write it. */
  readonly value: string;
  /** How long its bar is, as a share of the strongest. */
  readonly share: number;
  readonly worst: boolean;
}

/** In the order in which they were compared. Cannons are in half points. */
export function comparedAt(beat: ShownBeat): Rival[] {
  const values = numbersOf(beat, 'values');
  const most = Math.max(1, ...values);
  const parts = wordOf(beat, 'by') === 'cannons' ? 2 : 1;
  return numbersOf(beat, 'seats').map((seat, i) => {
    const value = values[i] ?? 0;
    return {
      seat,
      value: points(value, parts),
      share: Math.max(0, value) / most,
      worst: seat === numberOf(beat, 'seat'),
    };
  });
}

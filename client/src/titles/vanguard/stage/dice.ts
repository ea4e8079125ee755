/** Dice of a check in a film: which of them are thrown at a beat, and which is turned. Pure. */
import type { BeatData, ShownBeat } from '../../../stage/beat';
import { numberOf, wordOf } from './told';

type Shown = Pick<ShownBeat, 'kind' | 'data' | 'ms' | 'live'>;

/** A list of a beat, by name. */
export const listOf = ({ data }: { readonly data: BeatData }, name: string): readonly (string | number)[] => {
  const value = data[name];
  return Array.isArray(value) ? (value as readonly (string | number)[]) : [];
};

/** Whether a roll is thrown large over the board: that of a check, in time. */
export const isThrown = (beat: Shown): boolean =>
  beat.kind === 'dice' && beat.ms > 0 && !beat.live && ['check', 'again', 'added'].includes(wordOf(beat, 'why'));

/** Whether this die of the pool is in the air. */
export const rollsIn = (beat: Shown | null, place: number): boolean =>
  beat !== null && isThrown(beat) && listOf(beat, 'places').includes(place);

/** Whether this die of the pool is being turned. */
export const turnsIn = (beat: Shown | null, place: number): boolean =>
  beat !== null && beat.kind === 'turn' && beat.ms > 0 && !beat.live && numberOf(beat, 'place') === place;

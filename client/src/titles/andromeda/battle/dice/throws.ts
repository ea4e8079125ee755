/** Which dice roll at a beat, and when. Pure. */
import type { ShownBeat } from '../../../../stage/beat';
import { dieKey, firstDice, rolledAgain } from '../../stage/kept.svelte';
import { numberOf, numbersOf } from '../../stage/told';
import type { Throw } from './tumble';

/** A die of a side, by its place in the roll; `shows` is what it shows in the end. */
export function throwsOf(beat: ShownBeat | null, who: number, place: number, shows: number): readonly Throw[] {
  if (!beat) return [];
  if (beat.kind === 'reroll' || beat.kind === 'face') {
    return numberOf(beat, 'who') === who && rolledAgain(beat).includes(place) ? [{ from: 0, to: 1, shows }] : [];
  }
  if (beat.kind !== 'dice' || !numbersOf(beat, 'sides').includes(who)) return [];
  const first = firstDice(beat);
  // Where any die is rolled again, all of them come to lie first.
  const half = first.size ? 0.5 : 1;
  const before = first.get(dieKey(who, place))?.[0];
  if (before === undefined) return [{ from: 0, to: half, shows }];
  return [
    { from: 0, to: half, shows: before },
    { from: half, to: 1, shows },
  ];
}

/** How the whole ship moves at a beat: it shakes when it is struck, kicks when it fires, rises when it burns. */
import type { ShownBeat } from '../../../stage/beat';
import type { Played, Step } from './effects/effect';
import { headingOf } from '../board/marks/lane';
import { numberOf, wordOf } from './told';

/** Nothing shakes for longer than this. */
const SHAKES = 380;

/** In px, wider first. */
const shaking: readonly Step[] = [0, 7, -6, 5, -4, 3, -2, 0].map((x, i) => ({ x, y: i % 2 ? x * 0.7 : -x * 0.7 }));

function shake(ms: number, from: number): Played {
  return { steps: shaking, ms, from, to: Math.min(1, from + SHAKES / ms), ease: 'even' };
}

export function motionOf(beat: ShownBeat): Played | null {
  const { kind, ms } = beat;
  if (!ms) return null;
  if (kind === 'hit') return shake(ms, numberOf(beat, 'side') < 0 ? 0 : 0.38);
  if (kind === 'burst') return shake(ms, 0);
  if (kind === 'stamp') return shake(ms, 0.4);
  if (kind === 'shot') {
    const [dx, dy] = headingOf(numberOf(beat, 'side'));
    return { steps: [{ x: dx * 5, y: dy * 5 }, {}], ms };
  }
  if (kind === 'swerve') {
    const [dx, dy] = headingOf(numberOf(beat, 'towards'));
    return { steps: [{}, { x: dx * 40, y: dy * 40, at: 0.5 }, {}], ms, ease: 'both' };
  }
  if (kind === 'engine' && numberOf(beat, 'total') > 0) {
    return { steps: [{}, { y: -16, at: 0.4 }, { y: -16, at: 0.75 }, {}], ms, ease: 'both' };
  }
  if (kind === 'land') return { steps: [{}, { y: 26, at: 0.55 }, { y: 18, at: 0.75 }, {}], ms, ease: 'both' };
  if (kind === 'lost' && wordOf(beat, 'why') === 'hit') return shake(ms, 0);
  return null;
}

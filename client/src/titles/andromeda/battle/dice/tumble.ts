/** How a die rolls: a hop and a turn while its faces change, then a little settling. Pure. */
import type { Step } from '../../../../stage/motion';
import { scatter } from '../../draw/turning';

/** One roll of a die, in shares of the beat; `shows` is what it comes to show. */
export interface Throw {
  readonly from: number;
  readonly to: number;
  readonly shows: number;
}

/** What a die shows for a part of the beat. */
export interface Face {
  readonly shows: number;
  readonly steps: readonly Step[];
}

export interface Tumble {
  readonly body: readonly Step[];
  readonly faces: readonly Face[];
}

const CHANGES = 7;
/** In the last part of a roll the face that it comes to show lies. */
const SETTLED = 0.8;
const NOW = 0.002;

const easeOut = (p: number): number => 1 - (1 - p) ** 3;

export function tumble(throws: readonly Throw[], seed: number): Tumble {
  const next = scatter(seed * 77 + 5);
  const windows = throws.flatMap(({ from, to, shows }, i) => {
    const length = ((to - from) * SETTLED) / CHANGES;
    const changing = Array.from({ length: CHANGES }, (_, k) => ({
      shows: 1 + Math.floor(next() * 6),
      from: from + k * length,
      to: from + (k + 1) * length,
    }));
    return [...changing, { shows, from: from + (to - from) * SETTLED, to: throws[i + 1]?.from ?? 1 }];
  });
  return {
    body: throws.flatMap((one) => hops(one, seed % 2 ? 1 : -1)),
    faces: windows.map(({ shows, from, to }) => ({ shows, steps: shownFrom(from, to) })),
  };
}

function hops({ from, to }: Throw, side: number): Step[] {
  return Array.from({ length: 11 }, (_, i): Step => {
    const p = i / 10;
    const left = 1 - easeOut(p);
    const hop = Math.abs(Math.sin(p * Math.PI * (p < 0.6 ? 1.67 : 2.5))) * 22 * (1 - p);
    return { x: left * 34 * side, y: -hop, turn: left * 250 * side, at: from + (to - from) * p };
  });
}

/** There only between two moments; at once, not little by little. */
function shownFrom(from: number, to: number): Step[] {
  const steps: Step[] = [];
  if (from > NOW) steps.push({ show: 0, at: 0 }, { show: 0, at: from - NOW });
  steps.push({ show: 1, at: Math.min(1, from) });
  if (to < 1 - NOW) steps.push({ show: 1, at: to - NOW }, { show: 0, at: to }, { show: 0, at: 1 });
  else steps.push({ show: 1, at: 1 });
  return steps;
}

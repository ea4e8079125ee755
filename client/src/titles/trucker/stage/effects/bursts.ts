/** Bursts and sparks: many small things that fly apart. */
import type { Point } from '../../board/marks/lane';
import { ember, flash, gravel } from '../../draw/sparks';
import { scatter } from '../../draw/shapes';
import type { Effect } from './effect';

const BITS = 14;

/** A star, then bits of rock that spin away. */
export function blast([x, y]: Point, r: number, seed: number, from = 0): Effect[] {
  const random = scatter(seed * 7919 + 17);
  const star: Effect = {
    name: 'flash',
    x,
    y,
    r: r * 1.2,
    drawing: flash(r),
    steps: [{ scale: 0.4 }, { scale: 1.2, at: 0.4 }, { scale: 1.5, show: 0 }],
    from,
    to: Math.min(1, from + 0.5),
  };
  const bits = Array.from({ length: BITS }, (_, i): Effect => {
    const angle = random() * 2 * Math.PI;
    const reach = r * (0.8 + random() * 2);
    const spin = 300 + random() * 300;
    return {
      name: 'gravel',
      x,
      y,
      r: 12,
      drawing: gravel(i % 2 === 0),
      steps: [
        { scale: 0.5 + random() * 1.1, turn: random() * 360 },
        { x: Math.cos(angle) * reach, y: Math.sin(angle) * reach, turn: spin, show: 0 },
      ],
      from,
    };
  });
  return [star, ...bits];
}

/** Sparks that fly out of one place. */
export function sparks([x, y]: Point, r: number, count: number, seed: number, from = 0, to = 1): Effect[] {
  const random = scatter(seed * 104729 + 5);
  return Array.from({ length: count }, (_, i): Effect => {
    const angle = random() * 2 * Math.PI;
    const reach = r * (0.5 + random());
    const turn = (angle * 180) / Math.PI + 90;
    return {
      name: 'ember',
      x,
      y,
      r: 9,
      drawing: ember(i % 3 > 0),
      steps: [
        { turn, scale: 1.2 },
        { x: Math.cos(angle) * reach, y: Math.sin(angle) * reach, turn, scale: 0.4, show: 0 },
      ],
      from,
      to,
    };
  });
}

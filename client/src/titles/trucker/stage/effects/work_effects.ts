/** What the ship does itself: power that runs to where it is needed, engines, welding, the inspector and his stamp. */
import { xOf, yOf, type Plan } from '../../board/geometry';
import { edgeOf, middleOf } from '../../board/marks/lane';
import { beam, FLAME, RING, stamp, STREAK } from '../../draw/sparks';
import { CELL, scatter, type Drawing } from '../../draw/shapes';
import { bolt } from '../../draw/stores';
import { sparks } from './bursts';
import type { Effect } from './effect';
import type { EffectsOf } from './effects';
import { numberOf, numbersOf } from '../told';

const power: EffectsOf = ({ beat, plan }) => {
  const at = numberOf(beat, 'at');
  return numbersOf(beat, 'feeds').flatMap((cell): Effect[] => {
    const [tx, ty] = middleOf(plan, cell);
    const [x, y] = at < 0 ? [tx, ty] : middleOf(plan, at);
    const spark: Effect = {
      name: 'spark',
      x,
      y,
      r: 20,
      drawing: bolt(0, 0, 15),
      steps: [
        { scale: 0.6 },
        { x: (tx - x) / 2, y: (ty - y) / 2 - 40, scale: 1.2, at: 0.5 },
        { x: tx - x, y: ty - y, at: 0.92 },
        { x: tx - x, y: ty - y, scale: 1.6, show: 0 },
      ],
      ease: 'both',
    };
    return [spark, ...sparks([tx, ty], 34, 6, cell, 0.85)];
  });
};

const STREAKS = 22;

const engine: EffectsOf = ({ beat, plan }) => {
  const random = scatter(9);
  const { left, right, top, bottom } = plan.box;
  const flames = numbersOf(beat, 'cells').map((cell): Effect => {
    const [x, y] = edgeOf(plan, cell, 2);
    return {
      name: 'flame',
      x,
      // From within the nozzle: the ship rises a little.
      y: y - 24,
      r: 104,
      drawing: FLAME,
      steps: [0.2, 1, 0.86, 1.05, 0.9, 1, 0.3].map((scale, i) => ({ scale, show: i === 6 ? 0 : 1 })),
      ease: 'even',
    };
  });
  const stars = Array.from({ length: STREAKS }, (): Effect => {
    const from = random() * 0.5;
    return {
      name: 'streak',
      x: xOf(plan, left) + random() * (xOf(plan, right) + CELL - xOf(plan, left)),
      y: yOf(top) + random() * (yOf(bottom) - yOf(top)),
      r: 44,
      drawing: STREAK,
      steps: [
        { y: -500, show: 0 },
        { show: 0.35, at: 0.5 },
        { y: 500, show: 0 },
      ],
      from,
      to: from + 0.5,
      ease: 'even',
    };
  });
  return [...stars, ...flames];
};

const weld: EffectsOf = ({ beat, plan }) => {
  const cell = numberOf(beat, 'at');
  const [x, y] = middleOf(plan, cell);
  return [-1, 1].flatMap((dx) =>
    [-1, 1].flatMap((dy) => sparks([x + dx * 44, y + dy * 44], 26, 3, cell + dx * 2 + dy, 0, 1)),
  );
};

const scan: EffectsOf = ({ beat, plan, t }) => {
  const { left, right, top, bottom } = plan.box;
  const [x0, x1] = [xOf(plan, left), xOf(plan, right) + CELL];
  const [y0, y1] = [yOf(top), yOf(bottom) + CELL];
  const width = x1 - x0 + 40;
  const line: Effect = {
    name: 'beam',
    x: (x0 + x1) / 2,
    y: y0,
    r: width / 2,
    drawing: beam(width),
    steps: [
      { y: -20, show: 0 },
      { show: 1, at: 0.08 },
      { y: y1 - y0, at: 0.94 },
      { y: y1 - y0 + 20, show: 0 },
    ],
    to: SCANNED,
    ease: 'even',
  };
  const found = numbersOf(beat, 'cells').map((cell): Effect => {
    const [x, y] = middleOf(plan, cell);
    const from = ((y - y0) / (y1 - y0)) * SCANNED;
    return { name: 'ring', x, y, r: 54, drawing: RING, steps: [{ scale: 1.4 }, {}, { show: 0.6 }], from };
  });
  const faults = numberOf(beat, 'faults');
  const oh = [t('trucker-film-stamp-oh'), t('trucker-film-stamp-faults', { count: faults })] as const;
  return [line, ...found, ...(faults > 0 ? [falling(plan, stamp(oh, false), SCANNED)] : [])];
};

/** When the beam has come to the end of the ship. */
const SCANNED = 0.72;

/** A stamp that falls on the middle of the ship. */
function falling(plan: Plan, drawing: Drawing, from: number): Effect {
  const { left, right, top, bottom } = plan.box;
  const x = (xOf(plan, left) + xOf(plan, right) + CELL) / 2;
  const y = (yOf(top) + yOf(bottom) + CELL) / 2;
  const scale = Math.min(1.5, (xOf(plan, right) - xOf(plan, left)) / 300);
  const steps = [
    { scale: 2.4 * scale, show: 0, turn: -20 },
    { scale, turn: -11, at: 0.5 },
    { scale, turn: -11 },
  ];
  return { name: 'stamp', x, y, r: 160, drawing, steps, from, to: Math.min(1, from + 0.4), ease: 'in' };
}

const stamped: EffectsOf = ({ beat, plan, t }) => {
  const clean = numberOf(beat, 'count') <= 0;
  const words = [t('trucker-film-stamp-passed'), t('trucker-film-stamp-so', { clean: String(clean) })] as const;
  return [falling(plan, stamp(words, true), 0)];
};

const jump: EffectsOf = ({ beat, plan }) => {
  const [x, y] = middleOf(plan, numberOf(beat, 'at'));
  const steps = [{ scale: 0.5 }, { scale: 5, show: 0 }];
  return [{ name: 'ring', x, y, r: 54, drawing: RING, steps }];
};

export const workEffects: Readonly<Record<string, EffectsOf>> = { power, engine, weld, scan, stamp: stamped, jump };

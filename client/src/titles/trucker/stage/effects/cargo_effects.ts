/** What comes aboard and what leaves: crates, crew, battery tokens. */
import { middleOf, type Point } from '../../board/marks/lane';
import { xOf, yOf } from '../../board/geometry';
import { alien, human } from '../../draw/people';
import { gangway } from '../../draw/sparks';
import { CELL, type Drawing } from '../../draw/shapes';
import { bolt, crate } from '../../draw/stores';
import type { SeatColour } from '../../../../table/board';
import type { Effect, Step } from './effect';
import type { EffectsOf } from './effects';
import { numberOf, numbersOf, wordOf, wordsOf } from '../told';

/** How far above its square something comes from, or goes to. */
const ABOVE = 150;

const boxOf = (colour: string): Drawing => crate(-18, -18, 36, colour);
const somebody = (who: string, seat: SeatColour): Drawing =>
  who === 'human' ? human(0, -4, seat, 1.5) : [alien(who, 0, 0, 1.5)];

/** One after the other: the time of the `i`th of all. */
function turnOf(i: number, count: number): { readonly from: number; readonly to: number } {
  const share = Math.min(0.6, 1.4 / count);
  const from = count > 1 ? ((1 - share) * i) / (count - 1) : 0;
  return { from, to: from + share };
}

function comes(name: string, [x, y]: Point, drawing: Drawing, i = 0, count = 1): Effect {
  const steps = [{ y: -ABOVE, show: 0, scale: 1.2 }, { y: 0, at: 0.65 }, { y: -14, scale: 1.08, at: 0.8 }, { y: 0 }];
  return { name, x, y, r: 40, drawing, steps, ease: 'in', ...turnOf(i, count) };
}

function goes(name: string, [x, y]: Point, drawing: Drawing, i = 0, count = 1): Effect {
  const lean = i % 2 ? 50 : -50;
  const steps = [{}, { y: -30, at: 0.25 }, { x: lean * 2, y: -ABOVE, turn: lean, show: 0 }];
  return { name, x, y, r: 40, drawing, steps, ...turnOf(i, count) };
}

const load: EffectsOf = ({ beat, plan }) => [
  comes('crate', middleOf(plan, numberOf(beat, 'at')), boxOf(wordOf(beat, 'colour'))),
];

const unload: EffectsOf = ({ beat, plan }) => {
  const colours = wordsOf(beat, 'colours');
  const cells = numbersOf(beat, 'cells');
  return cells.map((cell, i) => goes('crate', middleOf(plan, cell), boxOf(colours[i] ?? ''), i, cells.length));
};

const drain: EffectsOf = ({ beat, plan }) => {
  const cells = numbersOf(beat, 'cells');
  return cells.map((cell, i) => goes('spark', middleOf(plan, cell), bolt(0, 0, 15), i, cells.length));
};

const charge: EffectsOf = ({ beat, plan }) => {
  const cells = numbersOf(beat, 'cells');
  return cells.map((cell, i) => comes('spark', middleOf(plan, cell), bolt(0, 0, 15), i, cells.length));
};

const people =
  (arrives: (change: number) => boolean): EffectsOf =>
  ({ beat, plan, colour }) => {
    const who = wordsOf(beat, 'who');
    const cells = numbersOf(beat, 'cells');
    const move = arrives(numberOf(beat, 'change')) ? comes : goes;
    return cells.map((cell, i) =>
      move('person', middleOf(plan, cell), somebody(who[i] ?? 'human', colour), i, cells.length),
    );
  };

/** The crew waits below the ship on a gangway and hops aboard, one after the other, quicker and quicker. */
const board: EffectsOf = ({ beat, plan, colour, below }) => {
  const who = wordsOf(beat, 'who');
  const cells = numbersOf(beat, 'cells');
  const { left, right, bottom } = plan.box;
  const [x0, x1] = [xOf(plan, left), xOf(plan, right) + CELL];
  const floor = yOf(bottom) + CELL + Math.min(BELOW, below);
  const apart = Math.min(54, (x1 - x0) / (cells.length + 1));
  const hop = Math.min(0.5, 620 / beat.ms);
  const first = (x0 + x1 - apart * (cells.length - 1)) / 2;
  const crew = cells.map((cell, i): Effect => {
    const [x, y] = middleOf(plan, cell);
    const [wx, wy] = [first + i * apart - x, floor - 24 - y];
    // The square root makes the last ones follow closer than the first ones.
    const leaves = cells.length > 1 ? (1 - hop) * Math.sqrt(i / (cells.length - 1)) * 0.94 : 0.1;
    const steps: Step[] = [
      { x: wx, y: wy, at: 0 },
      { x: wx, y: wy, at: Math.max(0.001, leaves) },
      { x: wx / 2, y: wy / 2 - ABOVE, scale: 1.2, at: leaves + hop * 0.5 },
      { at: leaves + hop * 0.95 },
      { show: 0, at: Math.min(1, leaves + hop) },
      { show: 0 },
    ];
    return { name: 'person', x, y, r: 40, drawing: somebody(who[i] ?? 'human', colour), steps, ease: 'even' };
  });
  const way = gangway(x1 - x0 + 40);
  return [
    { name: 'gangway', x: (x0 + x1) / 2, y: floor, r: (x1 - x0) / 2 + 24, drawing: way, steps: [{}, {}] },
    ...crew,
  ];
};
/** How far below the ship the gangway lies, if there is room. */
const BELOW = 64;

export const cargoEffects: Readonly<Record<string, EffectsOf>> = {
  load,
  unload,
  drain,
  charge,
  crew: people((change) => change > 0),
  board,
};

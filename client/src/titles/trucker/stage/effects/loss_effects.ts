/** Components that tumble away, first the one that was hit, then what hung on it, with all that lay on them. */
import { middleOf } from '../../board/marks/lane';
import { parsePart } from '../../board/geometry';
import { loadOf } from '../../desk/load';
import { tileDrawing } from '../../draw/tile/tile';
import { at, scatter } from '../../draw/shapes';
import { sparks } from './bursts';
import type { Effect } from './effect';
import type { EffectsOf } from './effects';
import { numbersOf, wordsOf } from '../told';

/** Milliseconds between one component and the next. */
const APART = 70;

const lost: EffectsOf = ({ beat, plan, printed, seat, colour }) => {
  const cells = numbersOf(beat, 'cells');
  const codes = wordsOf(beat, 'what');
  const before = beat.before.truckers[seat];
  const random = scatter((cells[0] ?? 0) * 31 + 7);
  const parts = cells.flatMap((cell, i): Effect[] => {
    const [tile, quarters] = parsePart(codes[i] ?? '');
    const print = printed.tiles[tile];
    if (cell < 0 || !print) return [];
    const [x, y] = middleOf(plan, cell);
    const load = before ? loadOf(printed, before.ship, cell, colour, true) : {};
    const [outX, outY] = outwards(plan.columns.length, plan.rows.length, cell);
    const away = { x: outX * (260 + random() * 160), y: outY * (220 + random() * 160) + 60 };
    const turn = (random() > 0.5 ? 1 : -1) * (110 + random() * 120);
    return [
      {
        name: 'part',
        x,
        y,
        r: 54,
        drawing: [at(-48, -48, tileDrawing(tile, print, quarters, load))],
        steps: [{}, { x: away.x * 0.12, y: away.y * 0.12, turn: turn * 0.2, at: 0.3 }, { ...away, turn, show: 0 }],
        from: Math.min(0.4, (i * APART) / beat.ms),
        ease: 'in',
      },
    ];
  });
  const [first] = cells;
  return first === undefined || first < 0 ? parts : [...parts, ...sparks(middleOf(plan, first), 90, 12, first)];
};

/** Which way is out of the ship, from a square: away from its middle, and never nowhere. */
function outwards(columns: number, rows: number, cell: number): readonly [number, number] {
  const x = (cell % columns) - (columns - 1) / 2;
  const y = Math.floor(cell / columns) - (rows - 1) / 2;
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}

export const lossEffects: Readonly<Record<string, EffectsOf>> = { lost };

/** The flight board: a closed loop of spaces, drawn as two long rows with two spaces at each end. */
import type { Say } from '../../../table/board';
import type { TruckerView } from '../view';

export interface Space {
  readonly x: number;
  readonly y: number;
  /** Which way a rocket flies there, in degrees; up is 0. */
  readonly degrees: number;
}

/** Width of a space, in units of the drawing, which is 892 by 106 for forty of them. */
export const STEP = 44;
const ROW = 18;

/** Where a space lies. Positions grow without end and may be below 0. */
export function spaceAt(position: number, track: number): Space {
  const i = ((position % track) + track) % track;
  const last = 72 + (ROW - 1) * STEP;
  if (i < ROW) return { x: 72 + i * STEP, y: 24, degrees: 90 };
  if (i < ROW + 2) return { x: last + STEP + 2, y: i === ROW ? 34 : 72, degrees: 180 };
  if (i < 2 * ROW + 2) return { x: 72 + (2 * ROW + 1 - i) * STEP, y: 82, degrees: 270 };
  return { x: 72 - STEP - 2, y: i === 2 * ROW + 2 ? 72 : 34, degrees: 0 };
}

/** "Ada leads; Bob: 3 days behind" */
export function storyOf(view: TruckerView, t: Say): string {
  return view.flight.ranks
    .map(({ seat, behind }, i) =>
      i ? t('trucker-board-behind', { seat, days: behind }) : t('trucker-board-leads', { seat }),
    )
    .join('; ');
}

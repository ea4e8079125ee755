/** The flight board: a closed loop of spaces, drawn as two long rows with two spaces at each end. */
import type { Say } from '../../../table/board';
import type { ShownBeat } from '../../../stage/beat';
import type { Step } from '../stage/effects/effect';
import { numberOf, numbersOf } from '../stage/told';
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

/** How the rocket moves that a beat is about, from where it ends up; null where it stays. */
export function flightOf(beat: ShownBeat<TruckerView>, track: number): readonly Step[] | null {
  if (beat.kind === 'land') return [{}, { y: 5, scale: 0.7, at: 0.5 }, {}];
  if (beat.kind === 'leave') return [{}, { y: 12, turn: 40, at: 0.4 }, { y: 70, turn: 160, scale: 0.4, show: 0 }];
  if (beat.kind !== 'race') return null;
  const [start, end] = [numberOf(beat, 'start'), numberOf(beat, 'end')];
  const over = new Set(numbersOf(beat, 'passed').map((seat) => beat.before.truckers[seat]?.position));
  const way = end >= start ? 1 : -1;
  const last = spaceAt(end, track);
  return Array.from({ length: Math.abs(end - start) + 1 }, (_, i) => {
    const at = start + i * way;
    const space = spaceAt(at, track);
    const arc = over.has(at);
    // The short way round, so that it does not spin in the corners.
    const turn = ((space.degrees - last.degrees + 540) % 360) - 180;
    return { x: space.x - last.x, y: space.y - last.y - (arc ? 12 : 0), turn, scale: arc ? 1.2 : 1 };
  });
}

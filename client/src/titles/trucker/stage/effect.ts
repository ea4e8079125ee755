/** A thing of its own that moves over the board while a beat is shown, as data: what it looks like, where it is, and its
 *  steps. Only its place, turn, size and opacity change, so that nothing below it is painted again. */
import type { EASES, Step } from '../../../stage/motion';
import type { Drawing } from '../draw/shapes';

export { EASES, keyframesOf, play, run, type Played, type Step } from '../../../stage/motion';

export interface Effect {
  /** What it is, for style and tests. */
  readonly name: string;
  /** Its middle, in units of the plan. */
  readonly x: number;
  readonly y: number;
  /** Half the size of the box that holds its drawing. */
  readonly r: number;
  readonly drawing: Drawing;
  readonly steps: readonly Step[];
  /** The part of the beat in which it moves: from 0 to 1. It is not there before. */
  readonly from?: number;
  readonly to?: number;
  readonly ease?: keyof typeof EASES;
}

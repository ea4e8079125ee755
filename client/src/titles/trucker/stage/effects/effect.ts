/** A thing of its own that moves over the board while a beat is shown, as data: what it looks like, where it is, and its
 *  steps. Only its place, turn, size and opacity change, so that nothing below it is painted again. */
import type { Moving } from '../../../../stage/motion';
import type { Drawing } from '../../draw/shapes';

export { EASES, keyframesOf, play, run, type Played, type Step } from '../../../../stage/motion';

export interface Effect extends Moving {
  /** Its middle, in units of the plan. */
  readonly x: number;
  readonly y: number;
  readonly drawing: Drawing;
}

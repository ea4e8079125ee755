/** When the officer is shown large. Pure. */
import type { ShownBeat } from '../../../stage/beat';

/** Whether a sentence of the officer is the first of its turn: it belongs to the entrance. */
export const opensTurn = (beat: ShownBeat, entrance: ShownBeat | null): boolean =>
  entrance !== null && beat.kind === 'intent' && beat.of === entrance.of && beat.place === entrance.place + 1;

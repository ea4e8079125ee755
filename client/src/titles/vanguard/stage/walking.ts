/** Who walks over the map at a beat, and in which steps: a hop for each stride, from the sector that it left. Pure. */
import type { ShownBeat } from '../../../stage/beat';
import type { Step } from '../../../stage/motion';
import type { Point } from '../board/terrain/layout';
import { numberOf, wordOf } from './told';

export interface Walking {
  /** Whom it is about: `member:2`, `threat:T01`. */
  readonly id: string;
  readonly ms: number;
  /** The way to where it stands now, seen from there. */
  steps(to: Point): readonly Step[];
}

/** Strides, and how high each hop is. */
const STRIDES = 5;
const HOP = 9;

/** `seed` says where the middle of a sector lies. */
export function walkingAt(
  beat: Pick<ShownBeat, 'kind' | 'data' | 'ms' | 'hold' | 'live'>,
  seed: (sector: number) => Point | undefined,
): Walking | null {
  if ((beat.kind !== 'walk' && beat.kind !== 'threat') || !beat.ms || beat.live) return null;
  const from = seed(numberOf(beat, 'start'));
  if (!from || !seed(numberOf(beat, 'at'))) return null;
  const id = beat.kind === 'walk' ? `member:${numberOf(beat, 'who')}` : `threat:${wordOf(beat, 'threat')}`;
  return { id, ms: beat.ms - beat.hold, steps: (to) => strides({ x: from.x - to.x, y: from.y - to.y }) };
}

function strides({ x, y }: Point): Step[] {
  return Array.from({ length: STRIDES * 2 + 1 }, (_, half): Step => {
    const left = 1 - half / (STRIDES * 2);
    return { x: x * left, y: y * left - (half % 2 ? HOP : 0), turn: half % 2 ? 3 : 0 };
  });
}

/** One answer of the table as it is shown: its beats, and the table before and after them. Pure. */
import { patched } from '../table/patch';
import type { Beat, Entry, Stand } from '../table/protocol';
import type { Live } from '../table/server/reducer';
import type { Shot } from './beat';

export interface Clip {
  readonly before: Live;
  readonly live: Live;
  readonly beats: readonly Beat[];
  readonly lines: readonly Entry[];
  /** The position that was on the page when a film broke off here. */
  readonly broken: number | null;
}

/** Whether there are words for a beat: a line of the log, or what the title says. A card without words says nothing. */
export function isSaid(shot: Shot, beat: Beat | undefined): boolean {
  if (!beat) return false;
  return shot.caption ? shot.caption(beat.data) !== null : beat.log[1] > beat.log[0];
}

/** Whose move a clip tells. */
export function actorOf(clip: Clip | undefined): number | null {
  return clip?.lines.findLast(({ seat }) => seat != null)?.seat ?? null;
}

/** Whether nothing waits: all act at once, or against the clock. */
export function isLive(live: Live): boolean {
  return live.stand?.question?.live ?? false;
}

/** The view before the first beat, and the one of each beat. */
export function viewsOf({ before, beats }: Clip): unknown[] {
  const views: unknown[] = [before.stand?.view];
  for (const beat of beats) views.push(patched(views.at(-1), beat.patch));
  return views;
}

/** The table as it is now, without the news of how the match goes. */
export function tableThen(then: Live, now: Live): Live['table'] {
  const { state, waiting, winners, scores, position } = then.table;
  return {
    ...now.table,
    state: now.table.state === 'over' ? state : now.table.state,
    waiting,
    winners,
    scores,
    position,
  };
}

export function sameMoves(a: Stand, b: Stand): boolean {
  return (
    a.question?.prompt.id === b.question?.prompt.id &&
    a.moves.length === b.moves.length &&
    JSON.stringify(a.moves.map(({ move }) => move)) === JSON.stringify(b.moves.map(({ move }) => move))
  );
}

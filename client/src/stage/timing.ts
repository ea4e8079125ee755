/** How long beats are shown. Pure. */
import type { Shot } from './beat';

/** `none`: nothing moves, and what matters stands as a card. `cut`: nothing is shown on the way, for programs that drive
 *  a page. */
export type Speed = 'calm' | 'normal' | 'brisk' | 'none' | 'cut';

/** The speeds that a reader chooses from. */
export const SPEEDS = ['calm', 'normal', 'brisk', 'none'] as const satisfies readonly Speed[];

const FACTORS: Readonly<Record<Speed, number>> = { calm: 1.6, normal: 1, brisk: 0.6, none: 0, cut: 0 };

/** No beat that is shown is shorter than this, at any speed; and none but a scene moves for longer than this at normal
 *  speed. */
export const SHORTEST = 130;
export const LONGEST = 900;
/** This many beats of an answer take their time; each one after them takes 80 % of the time of the one before. */
const PATIENT = 6;
const QUICKER = 0.8;
/** What an answer should not take longer than: time to read gives way first. */
const WHOLE = 4000;

export interface Lasting {
  /** All of its time. */
  readonly ms: number;
  /** The part of it at the end that is for reading. */
  readonly hold: number;
}

/** How long each beat of an answer lasts. Scenes take their time; what happens between two of them is told as one
 *  answer. What takes no time passes by unseen. `hurry` is below 1 when others wait to be shown. */
export function lasting(shots: readonly Shot[], speed: Speed, hurry = 1): Lasting[] {
  const factor = FACTORS[speed] * hurry;
  const times = shots.map(({ ms = 0, hold = 0 }): Lasting => timed(ms * factor, hold * factor));
  let act: number[] = [];
  const tell = (): void => {
    const told = stretch(
      act.map((place) => shots[place] ?? {}),
      factor,
    );
    told.forEach((time, i) => (times[act[i] ?? 0] = time));
    act = [];
  };
  shots.forEach(({ scene = false, ms = 0, hold = 0 }, place) => {
    if (scene) tell();
    else if (ms || hold) act.push(place);
  });
  tell();
  return times;
}

const timed = (moving: number, hold: number): Lasting => ({ ms: Math.round(moving + hold), hold: Math.round(hold) });

/** A row without scenes: the longer it is, the quicker it gets. */
function stretch(shots: readonly Shot[], factor: number): Lasting[] {
  const drawn = shots.map(({ ms = 0, hold = 0 }, place) => {
    const quicker = QUICKER ** Math.max(0, place - PATIENT + 1);
    const most = LONGEST * factor;
    return {
      moving: Math.max(SHORTEST, Math.min(most, ms * factor) * quicker),
      hold: hold * factor * quicker,
    };
  });
  const moving = drawn.reduce((sum, beat) => sum + beat.moving, 0);
  const held = drawn.reduce((sum, beat) => sum + beat.hold, 0);
  const room = Math.max(0, WHOLE * factor - moving);
  const share = held > room ? room / held : 1;
  return drawn.map(({ moving, hold }) => timed(moving, hold * share));
}

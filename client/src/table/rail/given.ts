/** Answers that were given without the player, since there was no other. Pure. */
import type { Entry, Message } from '../protocol';

export interface Given {
  /** How many moves came before it. */
  readonly position: number;
  /** What was done, as the bar would have said it. */
  readonly message: Message;
  /** Seconds, as in the log. */
  readonly time: number;
}

/** The log with a line for each of them, before the lines about what came of it. */
export function withGiven(log: readonly Entry[], given: readonly Given[]): readonly Entry[] {
  const lines = [...log];
  for (const { position, message, time } of given) {
    const note = { position: position + 1, message: { id: 'client-single-given', args: { move: message } }, time };
    const after = lines.findIndex((line) => line.position > position && !line.undone);
    lines.splice(after < 0 ? lines.length : after, 0, note);
  }
  return lines;
}

/** What has happened on the way down, as the log tells it. Pure. */
import type { Entry, Message } from '../../../table/protocol';
import { isOurs } from '../log/story';
import type { LogLines } from '../printed';

/** A roll of the landing die: its result, the row it named, and what came of it. */
export interface Roll {
  readonly result: number;
  readonly row: string;
  readonly then: readonly Message[];
}

/** The rolls of the last landing up to a position. */
export function rollsOf(log: readonly Entry[], position: number, kinds: LogLines): Roll[] {
  const lines = log.filter((line) => !line.undone && line.position <= position);
  const start = lines.findLastIndex(({ message }) => message.id === kinds.landing);
  const rolls: { result: number; row: string; then: Message[] }[] = [];
  for (const { message } of start < 0 ? [] : lines.slice(start + 1)) {
    if (message.id === kinds.landing_roll) {
      const row = message.args?.['row'];
      const result = message.args?.['result'];
      rolls.push({
        result: typeof result === 'number' ? result : 0,
        row: typeof row === 'object' ? row.id : '',
        then: [],
      });
    } else if (isOurs(message.id)) rolls.at(-1)?.then.push(message);
  }
  return rolls;
}

/** Where the lander is on its way, from 0 (above the air) to 1 (down). */
export function progress(rolls: number, left: number): number {
  return rolls > 0 ? Math.min(1, Math.max(0, (rolls - left) / rolls)) : 1;
}

/** A point of the way down, in a picture of that size: steep at first, then flat. */
export function pointAt(share: number, width: number, height: number): { readonly x: number; readonly y: number } {
  const x = width * (0.1 + 0.8 * share);
  return { x, y: height * (0.14 + 0.62 * (1 - (1 - share) ** 2)) };
}

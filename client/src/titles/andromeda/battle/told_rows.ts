/** What the log tells of a battle, by side: how ships came, and what it cost and brought. Pure. */
import type { Arg, Entry, Message } from '../../../table/protocol';
import { RAIDERS } from '../desk/names';
import type { LogLines } from '../printed';

export interface Came {
  readonly who: number;
  readonly how: LogLines['comes'][string];
  /** Where it comes from; null where nobody needs to know. */
  readonly start: Message | null;
}
export interface Outcome {
  readonly who: number;
  readonly what: LogLines['outcomes'][string];
  /** The ship or raider. */
  readonly name: Message | null;
  readonly count: number;
}

/** How the log names the one player without a seat. */
export type NumberOf = (seat: Arg | undefined) => number;

const messageOf = (arg: Arg | undefined): Message | null =>
  typeof arg === 'object' && !Array.isArray(arg) ? (arg as Message) : null;

/** The lines from the launch that led to the last battle on. */
export function battleLines(
  log: readonly Entry[],
  lines: LogLines,
): { before: readonly Entry[]; since: readonly Entry[] } {
  const told = log.filter(({ undone }) => !undone);
  const begin = told.findLastIndex(({ message }) => message.id === lines.battle);
  if (begin < 0) return { before: [], since: [] };
  const launch = told.slice(0, begin).findLastIndex(({ message }) => lines.comes[message.id] === 'launched');
  return { before: told.slice(Math.max(0, launch), begin), since: told.slice(begin) };
}

export function cameOf(told: readonly Entry[], lines: LogLines, numberOf: NumberOf): Came[] {
  return told.flatMap(({ message: { id, args } }): Came[] => {
    const how = lines.comes[id];
    if (!how) return [];
    const who = how === 'foray' ? RAIDERS : numberOf(args?.['seat']);
    return [{ who, how, start: how === 'launched' ? null : messageOf(args?.['start']) }];
  });
}

export function outcomesOf(told: readonly Entry[], lines: LogLines, numberOf: NumberOf): Outcome[] {
  return told.flatMap(({ message: { id, args } }): Outcome[] => {
    const what = lines.outcomes[id];
    if (!what) return [];
    if (what === 'supremacy' && messageOf(args?.['track'])?.id !== lines.victors_track) return [];
    const who = what === 'removed' ? RAIDERS : numberOf(args?.['seat']);
    const name = messageOf(args?.[what === 'removed' ? 'raider' : 'ship']);
    return [{ who, what, name, count: Number(args?.['points'] ?? 1) }];
  });
}

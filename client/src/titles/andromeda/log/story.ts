/** What the log tells of one turn of the Hegemon or of one battle, as steps that can be numbered. The server marks the
 *  lines that begin, belong to and end them. Pure. */
import type { Entry, Message } from '../../../table/protocol';

/** One step: what happened, and what came of it. */
export interface Step {
  readonly entry: Entry;
  /** Where it happened; -1 when it was nowhere. */
  readonly region: number;
  readonly details: readonly Entry[];
}

const has = ({ marks }: Entry, mark: string): boolean => marks?.includes(mark) ?? false;

/** Whether a line is about the Hegemon. */
export const ofHegemon = (entry: Entry): boolean => has(entry, 'hegemon');

/** The last turn of the Hegemon in the log, with its steps in their order; empty when there was none. */
export function hegemonStory(log: readonly Entry[]): Step[] {
  return steps(lastPart(log, 'turn'), (entry) => has(entry, 'step'));
}

/** The last battle in the log, from its beginning to what it cost. */
export function battleStory(log: readonly Entry[]): Step[] {
  return steps(lastPart(log, 'battle'), () => true);
}

/** From the last line that begins such a part up to what is never in it. */
function lastPart(log: readonly Entry[], part: 'turn' | 'battle'): readonly Entry[] {
  const told = log.filter(({ undone }) => !undone);
  const begin = told.findLastIndex((entry) => has(entry, `${part}-begins`));
  if (begin < 0) return [];
  const rest = told.slice(begin);
  const end = rest.findIndex((entry) => has(entry, `${part}-ends`));
  return end < 0 ? rest : rest.slice(0, end);
}

function steps(entries: readonly Entry[], begins: (entry: Entry) => boolean): Step[] {
  const found: { entry: Entry; region: number; details: Entry[] }[] = [];
  for (const entry of entries) {
    const last = found.at(-1);
    if (last && !begins(entry)) last.details.push(entry);
    else found.push({ entry, region: regionOf(entry.message), details: [] });
  }
  return found;
}

/** The number of the region that a sentence is about, as the server says it; -1 when it is about none. */
export function regionOf({ args }: Message): number {
  const region = args?.['region'];
  return typeof region === 'object' ? Number(region.args?.['at'] ?? -1) : -1;
}

/** Where each numbered step lies: a region has the numbers of all its steps. */
export function marksOf(story: readonly Step[]): ReadonlyMap<number, readonly number[]> {
  const marks = new Map<number, number[]>();
  for (const [place, { region }] of story.entries()) {
    if (region >= 0) marks.set(region, [...(marks.get(region) ?? []), place + 1]);
  }
  return marks;
}

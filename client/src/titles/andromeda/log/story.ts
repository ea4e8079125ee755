/** What the log tells of one turn of the Hegemon or of one battle, as steps that can be numbered. Pure. */
import type { Entry, Message } from '../../../table/protocol';
import type { LogLines, Printed } from '../printed';
import { wordsOf } from './signs';

/** One step: what happened, and what came of it. */
export interface Step {
  readonly entry: Entry;
  /** Where it happened; -1 when it was nowhere. */
  readonly region: number;
  readonly details: readonly Entry[];
}

/** The last turn of the Hegemon in the log, with its steps in their order; empty when there was none. */
export function hegemonStory(log: readonly Entry[], printed: Printed): Step[] {
  const told = log.filter(({ undone }) => !undone);
  const begin = told.findLastIndex(({ message }) => printed.lines.turn_begins.includes(message.id));
  if (begin < 0) return [];
  const rest = told.slice(begin);
  const end = rest.findIndex(({ message }) => printed.lines.turn_ends.includes(message.id));
  return steps(end < 0 ? rest : rest.slice(0, end), ({ id }) => isStep(id, printed.lines));
}

function isStep(id: string, { hegemon, asides, battle_steps }: LogLines): boolean {
  return (wordsOf(id)[0] === hegemon && !asides.includes(id)) || battle_steps.includes(id);
}

/** The last battle in the log, from its beginning to what it cost. */
export function battleStory(log: readonly Entry[], printed: Printed): Step[] {
  const told = log.filter(({ undone }) => !undone);
  const begin = told.findLastIndex(({ message }) => message.id === printed.lines.battle);
  if (begin < 0) return [];
  const rest = told.slice(begin);
  const end = rest.findIndex(({ message }) => printed.lines.battle_ends.includes(message.id));
  return steps(end < 0 ? rest : rest.slice(0, end), () => true);
}

function steps(entries: readonly Entry[], begins: (message: Message) => boolean): Step[] {
  const found: { entry: Entry; region: number; details: Entry[] }[] = [];
  for (const entry of entries) {
    const last = found.at(-1);
    if (last && !begins(entry.message)) last.details.push(entry);
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

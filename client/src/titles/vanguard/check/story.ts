/** What has happened in a check so far, step by step, out of the log. */
import type { Entry } from '../../../table/protocol';

/** Rules of the check by their step: the last of them that is not above the number of a rule. */
const STEPS: readonly (readonly [number, number])[] = [
  [501, 1],
  [503, 2],
  [505, 3],
  [506, 4],
  [510, 5],
  [520, 6],
  [530, 7],
  [540, 8],
  [550, 9],
  [560, 10],
];
const CHECK = /^IV-X-5(\d\d)/;
/** An action begins: special, travel, prepare, rest. */
const ACTION = /^IV-X-(301|310|320|330)/;
/** What the tutorial explains has not happened. */
const EXPLAINS = /^[a-z]+-(lesson|hint)-/;

/** The step that a rule belongs to; 0 when it is none of the check. */
export function stepOf(rule: string): number {
  const found = CHECK.exec(rule);
  if (!found) return 0;
  const number = 500 + Number(found[1]);
  return STEPS.findLast(([first]) => first <= number)?.[1] ?? 0;
}

/** The lines of the check that is going on, by its steps. What other rules do belongs to the step that it happened in. */
export function toldSteps(log: readonly Entry[]): ReadonlyMap<number, readonly Entry[]> {
  const stands = log.filter(({ undone, message }) => !undone && !EXPLAINS.test(message.id));
  const begins = stands.findLastIndex(({ rule }) => ACTION.test(rule ?? ''));
  const steps = new Map<number, Entry[]>();
  let now = 1;
  for (const line of stands.slice(begins + 1)) {
    const step = stepOf(line.rule ?? '');
    if (step) now = Math.max(now, step);
    steps.set(now, [...(steps.get(now) ?? []), line]);
  }
  return steps;
}

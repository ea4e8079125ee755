/** What has happened in a check so far, step by step, out of the log. */
import type { Entry } from '../../../../table/protocol';
import { explains } from '../../log/story';
import type { Printed, Signposts } from '../../printed';

type Told = Pick<Printed, 'signposts' | 'lines'>;

/** The step that a rule belongs to; 0 when it is none of the check. */
export function stepOf(rule: string, { chapter, steps }: Signposts): number {
  if (!rule.startsWith(chapter)) return 0;
  return steps.findLast((sign) => sign.rule <= rule)?.step ?? 0;
}

/** The lines of the check that is going on, by its steps. What other rules do belongs to the step that it happened in. */
export function toldSteps(
  log: readonly Entry[],
  { signposts: signs, lines }: Told,
): ReadonlyMap<number, readonly Entry[]> {
  // What the tutorial explains has not happened.
  const stands = log.filter((line) => !line.undone && !explains(line, lines));
  const begins = stands.findLastIndex(({ rule }) => signs.actions.some((action) => rule?.startsWith(action)));
  const steps = new Map<number, Entry[]>();
  let now = 1;
  for (const line of stands.slice(begins + 1)) {
    const step = stepOf(line.rule ?? '', signs);
    if (step) now = Math.max(now, step);
    steps.set(now, [...(steps.get(now) ?? []), line]);
  }
  return steps;
}

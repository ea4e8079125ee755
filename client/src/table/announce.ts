/** What a screen reader is told about a new stand: once, and briefly. Pure. */
import type { Say } from './board';

/** More lines than this are summed up: nobody can follow them by ear. */
const MOST = 3;

export function announcement(fresh: readonly string[], question: string, t: Say): string {
  const more = fresh.length - MOST;
  const lines = fresh.slice(-MOST);
  if (more > 0) lines.unshift(t('client-more-happened', { count: more }));
  if (question) lines.push(question);
  return lines.join(' ');
}

/** What is said about the beat that is being shown. */
import { wordsOf } from '../i18n/speech';
import { settings } from '../settings.svelte';
import type { Entry } from '../table/protocol';
import type { Session } from '../table/session.svelte';
import { shotOf } from './kinds';

export function captionOf(session: Session): string {
  const { beat } = session;
  if (!beat) return '';
  const own = shotOf(settings.plain ? undefined : session.module?.film, beat).caption?.(beat.data);
  if (own !== undefined) return own ? session.say(own) : '';
  const line = lineOf(session, beat.place);
  return line ? wordsOf(session.lineOf(line).pieces) : '';
}

/** The line of the log that tells the beat: the last of its lines. In the past it is in the log already. */
function lineOf(session: Session, place: number): Entry | undefined {
  if (!session.past) return session.director.lines.at(-1);
  const position = session.past.position + 1;
  return session.live?.log.filter((line) => line.position === position && !line.undone && line.beat)[place];
}

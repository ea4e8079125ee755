/** The keys of films: those that are running, and those of the past. */
import type { Session } from '../table/session.svelte';

/** Whether the key meant a film. Space skips to the end of the turn and nothing else; any other key ends the time to
 *  read, and means what it means. */
export function filmKey(session: Session, key: string): boolean {
  const { director } = session;
  if (session.back.turned) return pastKey(session, key);
  if (key === ',') {
    void session.back.step(-1);
    return true;
  }
  if (!director.playing) return false;
  if (key === ' ') director.skip();
  else if (key === 'Enter' && director.card) director.next();
  else {
    director.hasten();
    return false;
  }
  return true;
}

function pastKey({ back }: Session, key: string): boolean {
  if (key === 'Escape' || key === 'End') back.now();
  else if (key === 'Home') void back.look(0);
  else if (key === ',') void back.step(-1);
  else if (key === '.') void back.step(1);
  else if (key === ' ') {
    if (back.playing) back.pause();
    else void back.play();
  } else return false;
  return true;
}

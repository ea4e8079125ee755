/** Whose match it is that is looked at, and who is meant by a number. */
import type { Analysis } from '../api_types';
import { faceOf } from '../furniture/faces';
import { lobby } from '../lobby/lobby.svelte';
import { botName } from '../lobby/naming';
import type { Say } from '../table/board';
import type { Session } from '../table/session.svelte';

/** The seat whose chances and luck are told first: our own, else that of who won; 0 where there is one for all. */
export function viewerOf(session: Session, { cooperative }: Analysis): number {
  if (cooperative) return 0;
  return session.live?.face ?? session.live?.seats[0] ?? session.live?.table.winners[0] ?? 0;
}

/** The places of the estimates, each with its name: one for each seat, or one for all. */
export function sidesOf(session: Session, { cooperative }: Analysis, t: Say): { seat: number; name: string }[] {
  if (cooperative) return [{ seat: 0, name: t('client-again-all-of-you') }];
  return session.players.map(({ seat, name }) => ({ seat, name }));
}

/** Who has judged: the persona that plays that bot, with its face, else the name of the bot. */
export function judgeOf(
  { title, judge }: Analysis,
  t: Say,
  knows: (id: string) => boolean,
): { name: string; face: string } {
  const persona = lobby.titles.find(({ id }) => id === title)?.cast.find(({ bot }) => bot === judge);
  if (!persona) return { name: botName(title, judge, t, knows), face: '' };
  return { name: persona.name, face: faceOf(title, persona.id) ?? '' };
}

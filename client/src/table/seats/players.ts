/** Who sits at a table, ready to be shown. Pure. */
import { coatOf } from '../../furniture/seats';
import { namesOf } from '../../lobby/naming';
import type { Player, Say } from '../board';
import type { Live } from '../server/reducer';

export function playersOf(live: Live, waiting: readonly number[], t: Say): Player[] {
  const names = namesOf(live.table, t);
  return live.table.seats.map(({ seat, kind }) => ({
    seat,
    name: names[seat] ?? '',
    ...coatOf(seat),
    kind,
    yours: live.seats.includes(seat),
    waiting: waiting.includes(seat),
  }));
}

/** What a player is called at their own page: somebody who has given no name is "you" there. */
export function nameHere({ seat, name }: Player, live: Live | null, t: Say): string {
  return live?.face === seat && !live.table.seats[seat]?.name ? t('client-you') : name;
}

/** Which of our seats should look at the screen next: it is asked, while the one that looks is not. Null when nobody has to move. */
export function nextAtScreen(live: Live): number | null {
  const { seats, face, stand } = live;
  if (!stand || stand.over || seats.length < 2 || (face !== null && stand.waiting.includes(face))) return null;
  const asked = seats.filter((seat) => stand.waiting.includes(seat));
  // The next in order of play after the one who has just decided.
  return asked.find((seat) => seat > (face ?? -1)) ?? asked[0] ?? null;
}

/** Somebody who is waited for and whose time is over, so that a bot may be called in; null: nobody. At one sitting those
 *  who are there are given their time. */
export function lateOf(players: readonly Player[], live: Live | null, now: number): Player | null {
  if (!live?.stand || live.table.state !== 'playing') return null;
  const { waiting, until } = live.stand;
  const late = waiting.find((seat, place) => {
    const { kind, present } = live.table.seats[seat] ?? {};
    const end = until[place] ?? 0;
    return kind === 'person' && end > 0 && end <= now && !(present && live.table.pace !== 'days');
  });
  return players.find(({ seat, yours }) => seat === late && !yours) ?? null;
}

/** The only one who is waited for, if that is a person who is not at the table. */
export function absentOf(players: readonly Player[], live: Live | null): Player | null {
  const [one, ...others] = players.filter(({ waiting }) => waiting);
  if (!one || others.length || one.kind !== 'person' || one.yours) return null;
  return live?.table.seats[one.seat]?.present ? null : one;
}

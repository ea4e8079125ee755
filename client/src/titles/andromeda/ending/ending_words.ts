/** How a match ended, in one line. */
import type { AndromedaProps } from '../desk/desk.svelte';
import { watching } from '../stage/watching.svelte';

export function endingWords({ view, stand, seats, face, t }: AndromedaProps): string {
  const { accounts, order } = view.end;
  const [first = 0, second = first] = order;
  const nameOf = (who: number): string => seats[who]?.name ?? t('andromeda-board-hegemon');
  const total = (who: number): number => accounts[who]?.total ?? 0;
  if (!accounts.length) return '';
  if (watching.counting) return t('andromeda-board-final');
  const winners = stand.over?.winners ?? [];
  const by = total(first) - total(second);
  if (winners.length > 1) return t('andromeda-film-end-shared', { points: total(first) });
  if (face !== null && face === first && winners.includes(face)) return t('andromeda-film-end-yours', { count: by });
  if (face === null) return t('andromeda-film-end-theirs', { name: nameOf(first), count: by });
  return t('andromeda-film-end-behind', {
    name: nameOf(first),
    place: order.indexOf(face) + 1,
    count: total(first) - total(face),
  });
}

/** How a match ended, in one line. */
import type { BoardProps } from '../../../table/board';
import type { Printed } from '../printed';
import type { TruckerView } from '../view';

export function endingWords(given: BoardProps<TruckerView, Printed>): string {
  const { view, stand, seats, t } = given;
  const { scores = [], winners = [] } = stand.over ?? {};
  if (view.ending?.broke) return t('trucker-film-end-broke', { count: scores.length });
  const [seat = 0] = winners;
  const credits = scores[seat] ?? 0;
  if (scores.length === 1) return t('trucker-film-end-alone', { credits });
  if (winners.length !== 1) {
    const names = winners.map((winner) => seats[winner]?.name ?? '').join(', ');
    return t('trucker-film-end-shared', { names, credits });
  }
  const others = scores.map((score, place) => ({ score, place })).filter(({ place }) => place !== seat);
  const next = others.reduce((best, one) => (one.score > best.score ? one : best));
  const second = seats[next.place]?.name ?? '';
  const mine = given.face === seat;
  return t(mine ? 'trucker-film-end-yours' : 'trucker-film-end-theirs', {
    seat,
    credits,
    more: credits - next.score,
    second,
  });
}

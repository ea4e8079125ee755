/** What the bar puts forward: the move that helps most, by what the server says it leads to, and the handful of dice that
 *  one would take. Nothing that loses, and nothing that costs for good. Pure. */
import type { Handful, LitMove, Say } from '../../../table/board';
import type { Caption, Move, Stake } from '../../../table/protocol';
import { bestOf, movesFor, pickable } from '../check/odds/handful';
import { figureOf, goodOf, percentOf, spokenChances } from '../check/odds/odds';
import type { Desk } from '../desk/desk.svelte';
import { withFigure } from './faces';

/** A check with less of a chance is not put forward. */
const HALF = 0.5;
/** A smaller difference is one of rounding. */
const LITTLE = 0.0005;

const goodIn = ({ stake }: LitMove): number =>
  stake ? goodOf(Object.keys(stake.chances), Object.values(stake.chances)) : -1;
/** Of two that are as good, the one with more of the best outcome. */
const bestIn = ({ stake }: LitMove): number => (stake ? (Object.values(stake.chances)[0] ?? 0) : 0);

function foremost(moves: readonly LitMove[]): LitMove | null {
  return moves.reduce<LitMove | null>((best, move) => {
    if (!best) return move;
    const more = goodIn(move) - goodIn(best);
    return more > LITTLE || (more > -LITTLE && bestIn(move) > bestIn(best) + LITTLE) ? move : best;
  }, null);
}

/** The one move to put forward; null where nobody could say. */
export function proposalOf(moves: readonly LitMove[]): LitMove | null {
  const known = moves.filter(({ stake, caption }) => stake && caption.weight !== 'grave');
  const leave = known.find(({ move }) => move.type === 'go-on') ?? null;
  const best = foremost(known.filter((move) => move !== leave));
  const left = leave ? goodIn(leave) : HALF - LITTLE;
  if (best && goodIn(best) > left + LITTLE) return best;
  // Leaving it is put forward only where it does not lose.
  return leave && goodIn(leave) > LITTLE ? leave : (moves.find(({ caption }) => caption.weight === 'main') ?? null);
}

/** What is answered in one press where several dice are asked for. */
export function handfulOf(desk: Desk): Handful | null {
  const { moves, stand } = desk.props();
  return rolled(desk, pickable(moves)) ?? gotBack(desk, moves, stand.question?.most ?? 0);
}

function rolled(desk: Desk, moves: readonly LitMove[]): Handful | null {
  const odds = desk.trip?.check?.odds ?? null;
  const best = bestOf(odds);
  const figure = best && odds ? figureOf(odds, best.dice) : null;
  if (!best || !odds || !figure || !moves.length) return null;
  const taken = [...movesFor(best.dice, moves)];
  const good = goodOf(odds.names, figure.chances);
  if (good <= LITTLE) return null;
  return { moves: taken, words: withFigure(desk.t('vanguard-bar-best', { count: taken.length }), percentOf(good)) };
}

/** The dice that are worth most. */
function gotBack(desk: Desk, moves: readonly LitMove[], most: number): Handful | null {
  const dice = moves.filter(({ move }) => move.type === 'refresh-die');
  if (!dice.length || dice.length !== moves.length) return null;
  const worth = ({ move }: LitMove): number => desk.dice.get(String(move['die']))?.worth ?? 0;
  const taken = [...dice].sort((a, b) => worth(b) - worth(a) || a.index - b.index).slice(0, most);
  const inOrder = taken.sort((a, b) => a.index - b.index);
  return { moves: inOrder, words: desk.t('vanguard-bar-get-back', { count: inOrder.length }) };
}

/** What the filled button says, with the figure that the sheet and the tile say. */
export function briefOf(move: Move, t: Say, { message }: Caption, stake: Stake | null): string | null {
  const names = stake ? Object.keys(stake.chances) : [];
  const chances = stake ? Object.values(stake.chances) : [];
  if (move.type === 'go-on')
    return stake ? t('vanguard-bar-leave', { chances: spokenChances(names, chances, t) }) : null;
  if (move.type === 'turn-die' && stake)
    return withFigure(t('vanguard-bar-turn', message.args), percentOf(goodOf(names, chances)));
  const named = message.args?.['name'] ?? message.args?.['card'] ?? message.args?.['skill'];
  const words = move.type === 'take-special' && typeof named === 'object' ? t(named) : t(message);
  return stake ? withFigure(words, percentOf(goodOf(names, chances))) : null;
}

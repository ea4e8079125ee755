/** What the bar puts forward: the move and the handful of dice that the server does. Pure. */
import type { Handful, LitMove, Say } from '../../../table/board';
import type { Caption, Move, Stake } from '../../../table/protocol';
import { bestOf, movesFor, pickable } from '../check/odds/handful';
import { figureOf, percentOf, prospectIn, spokenChances } from '../check/odds/odds';
import type { Desk } from '../desk/desk.svelte';
import { withFigure } from './faces';

/** A smaller chance is one of rounding. */
const LITTLE = 0.0005;

/** The one move to put forward, which the server says; null where nobody could say. */
export const proposalOf = (moves: readonly LitMove[]): LitMove | null =>
  moves.find(({ foremost }) => foremost) ?? moves.find(({ caption }) => caption.weight === 'main') ?? null;

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
  if (figure.good <= LITTLE) return null;
  return {
    moves: taken,
    words: withFigure(desk.t('vanguard-bar-best', { count: taken.length }), percentOf(figure.good)),
  };
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
  const prospect = stake && prospectIn(stake);
  if (move.type === 'go-on')
    return prospect ? t('vanguard-bar-leave', { chances: spokenChances(prospect.names, prospect.chances, t) }) : null;
  if (move.type === 'turn-die' && prospect)
    return withFigure(t('vanguard-bar-turn', message.args), percentOf(prospect.good));
  const named = message.args?.['name'] ?? message.args?.['card'] ?? message.args?.['skill'];
  const words = move.type === 'take-special' && typeof named === 'object' ? t(named) : t(message);
  return prospect ? withFigure(words, percentOf(prospect.good)) : null;
}

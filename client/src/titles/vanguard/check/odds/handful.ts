/** Picking up many dice in one go: which moves to toggle so that just these dice are picked. Pure. */
import type { LitMove } from '../../../../table/board';
import type { AdviceView, OddsView } from '../../view';

/** Moves that pick up a die. */
export const pickable = (moves: readonly LitMove[]): readonly LitMove[] =>
  moves.filter(({ move }) => move.type === 'roll-die');

/** The moves that pick up dice of these kinds, one each. */
export function movesFor(dice: readonly string[], moves: readonly LitMove[]): ReadonlySet<LitMove> {
  const found = new Set<LitMove>();
  for (const die of dice) {
    const next = moves.find((move) => move.move['die'] === die && !found.has(move));
    if (next) found.add(next);
  }
  return found;
}

/** What has to be picked or put back so that these are picked and nothing else. */
export const toToggle = (
  wanted: ReadonlySet<LitMove>,
  moves: readonly LitMove[],
  isPicked: (move: LitMove) => boolean,
): readonly LitMove[] => moves.filter((move) => wanted.has(move) !== isPicked(move));

/** The dice that the server puts forward, while dice are chosen. */
export const bestOf = (odds: OddsView | null): AdviceView | null =>
  (odds?.phase === 'choose' && odds.advice.find(({ best }) => best)) || null;

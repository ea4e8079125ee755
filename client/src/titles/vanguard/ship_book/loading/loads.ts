/** Equipment on its way into the lander: who may carry it, and what everybody carries. Pure. */
import type { LitMove } from '../../../../table/board';
import type { LegalMove } from '../../../../table/protocol';

/** The moves that give a card to somebody, by section. */
export const carriersOf = (card: string, moves: readonly LitMove[]): ReadonlyMap<string, LitMove> =>
  new Map(
    moves
      .filter(({ move }) => move.type === 'load' && move['card'] === card)
      .map((move) => [String(move.move['section']), move]),
  );

/** The cards that may be loaded, each once, in their order. */
export const loadable = (moves: readonly LegalMove[]): readonly string[] => [
  ...new Set(moves.filter(({ move }) => move.type === 'load').map(({ move }) => String(move['card']))),
];

/** What a quartermaster would load next; null where there is nothing more to load. */
export const nextLoad = (moves: readonly LitMove[]): LitMove | null =>
  moves.find(({ move, caption }) => move.type === 'load' && caption.weight === 'main') ?? null;

/** Whether nothing more fits in after this, so that the lander launches with it. */
export const isLaunch = ({ caption }: LitMove): boolean => caption.weight === 'grave';

/** What may be done with one die of the pool: each face that it could be turned to, or each handful of dice that it could
 *  be spent with. Pure. */
import type { LitMove } from '../../../table/board';
import type { DiePrint } from '../printed';

/** A face of a die, and the move that turns it up; without one it cannot be turned there. */
export interface FaceChoice {
  /** Its place among the faces of the die; -1 for what is on none of them. */
  readonly face: number;
  readonly symbols: readonly string[];
  readonly move: LitMove | null;
}

const shown = (symbols: readonly string[]): string => symbols.join('+');

/** The faces of a die as they are printed, each once, then what is on none of them. */
export function facesOf(print: DiePrint | undefined, moves: readonly LitMove[]): readonly FaceChoice[] {
  const turns = moves.filter(({ move }) => move.type === 'turn-die');
  if (!turns.length) return [];
  const all = print?.faces ?? [];
  const printed = [...new Map(all.map((face) => [shown(face), face])).entries()];
  const on = printed.map(([name, symbols]) => ({
    symbols,
    face: all.findIndex((face) => shown(face) === name),
    move: turns.find(({ move }) => move['symbol'] === name) ?? null,
  }));
  const off = turns
    .filter(({ move }) => !printed.some(([name]) => name === move['symbol']))
    .map((move) => ({ symbols: String(move.move['symbol']).split('+'), face: -1, move }));
  return [...on, ...off];
}

/** Everything else that may be done with it. */
export const othersOf = (moves: readonly LitMove[]): readonly LitMove[] =>
  moves.filter(({ move }) => move.type !== 'turn-die');

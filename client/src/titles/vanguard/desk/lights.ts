/** Where moves light up. */
import type { LitMove } from '../../../table/board';
import type { VanguardView } from '../view';

export type Scene = VanguardView['scene'];

export type Lights = ReadonlyMap<string, readonly LitMove[]>;

/** Where a move is made: at the place that the server names, or at every die of the pool that it spends. */
function placesOf({ move, caption }: LitMove): readonly string[] {
  if (caption.place) return [caption.place];
  return move.type === 'spend-dice' && Array.isArray(move['places']) ? move['places'].map((one) => `pool:${one}`) : [];
}

/** The moves by their places, in their order. */
export function lightsOf(moves: readonly LitMove[]): Lights {
  const lights = new Map<string, LitMove[]>();
  for (const move of moves) {
    for (const place of placesOf(move)) {
      const there = lights.get(place) ?? [];
      there.push(move);
      lights.set(place, there);
    }
  }
  return lights;
}

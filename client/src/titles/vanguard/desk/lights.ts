/** Where moves light up. */
import type { LitMove } from '../../../table/board';
import type { VanguardView } from '../view';

export type Scene = VanguardView['scene'];

export type Lights = ReadonlyMap<string, readonly LitMove[]>;

/** The moves by their places, in their order. */
export function lightsOf(moves: readonly LitMove[]): Lights {
  const lights = new Map<string, LitMove[]>();
  for (const move of moves) {
    const { place } = move.caption;
    if (!place) continue;
    const there = lights.get(place) ?? [];
    there.push(move);
    lights.set(place, there);
  }
  return lights;
}

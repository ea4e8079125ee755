/** Where moves light up, and which part of the board the moment is about. */
import type { LitMove } from '../../table/board';
import type { VanguardView } from './types';

export type Scene = 'planet' | 'check' | 'ship' | 'book' | 'crew';

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

/** What is to be looked at: a story that waits for an answer, a check, the planet, else the ship. */
export function sceneOf(view: VanguardView, prompt: string): Scene {
  if (prompt === 'vanguard-ask-log') return 'book';
  if (view.expedition?.check) return 'check';
  if (view.expedition) return 'planet';
  return view.part === 'over' ? 'book' : 'ship';
}

/** The scenes that have something to show. */
export function scenesOf(view: VanguardView): readonly Scene[] {
  const out: Scene[] = view.expedition ? ['planet'] : [];
  if (view.expedition?.check) out.push('check');
  return [...out, 'crew', 'ship', 'book'];
}

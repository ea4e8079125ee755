/** Where moves light up, and which part of the board the moment is about. */
import type { LitMove } from '../../../table/board';
import type { VanguardView } from '../types';

export type Scene = 'planet' | 'check' | 'landing' | 'debrief' | 'ending' | 'ship' | 'book' | 'crew';

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

/** The pages of the ship book after an exploration, in their order. */
export const HOMECOMING = ['docking', 'debriefing', 'unloading', 'medbay', 'memorial'] as const;
export const isHomecoming = (view: VanguardView): boolean =>
  view.home !== null && (HOMECOMING as readonly string[]).includes(view.page);

/** What is to be looked at: a story that waits for an answer, the end, a check, the way down, the planet, the way home,
 *  else the ship, where the lander is also loaded. */
export function sceneOf(view: VanguardView, prompt: string): Scene {
  if (prompt === 'vanguard-ask-log') return 'book';
  if (view.part === 'over') return 'ending';
  if (view.expedition?.check) return 'check';
  if (view.landing) return 'landing';
  if (view.expedition?.boards.length) return 'planet';
  return isHomecoming(view) ? 'debrief' : 'ship';
}

/** The scenes that have something to show. */
export function scenesOf(view: VanguardView): readonly Scene[] {
  const out: Scene[] = view.part === 'over' ? ['ending'] : [];
  if (view.landing) out.push('landing');
  if (view.expedition?.boards.length) out.push('planet');
  if (view.expedition?.check) out.push('check');
  if (isHomecoming(view)) out.push('debrief');
  return [...out, 'crew', 'ship', 'book'];
}

/** Which battle is on the stage, and how large. Pure. */
import type { ShownBeat } from '../../../stage/beat';
import { numberOf } from '../stage/told';
import type { AndromedaView, BattleView } from '../view';

export const isClosing = (beat: ShownBeat | null): boolean => beat?.kind === 'stage' && !numberOf(beat, 'open');

/** The battle that is fought; one that has just ended stays until its last beat is over. */
export function battleOf(view: AndromedaView, beat: ShownBeat<AndromedaView> | null): BattleView | null {
  return view.battle ?? (beat && isClosing(beat) ? beat.before.battle : null);
}

/** Whether a player has a side in it. A battle without is shown small, beside its region. */
export function isIn(battle: BattleView | null, who: number): boolean {
  return Boolean(battle?.sides.some((side) => side.who === who));
}

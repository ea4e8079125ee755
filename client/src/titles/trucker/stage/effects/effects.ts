/** What moves over a ship at each kind of beat. Pure: a beat and two views in, effects out. */
import type { Say, SeatColour } from '../../../../table/board';
import type { ShownBeat } from '../../../../stage/beat';
import type { Plan } from '../../board/geometry';
import type { Printed } from '../../printed';
import type { TruckerView } from '../../view';
import { attackEffects } from './attack_effects';
import { cargoEffects } from './cargo_effects';
import type { Effect } from './effect';
import { lossEffects } from './loss_effects';
import { numberOf } from '../told';
import { workEffects } from './work_effects';

/** A beat that happens to the ship that is shown. */
export interface Moment {
  readonly beat: ShownBeat<TruckerView>;
  readonly view: TruckerView;
  readonly plan: Plan;
  readonly printed: Printed;
  readonly seat: number;
  readonly colour: SeatColour;
  /** How far from the deck a lane begins, in units. */
  readonly reach: number;
  /** How much room there is below the deck, in units. */
  readonly below: number;
  readonly t: Say;
}

export type EffectsOf = (moment: Moment) => Effect[];

const KINDS: Readonly<Record<string, EffectsOf>> = {
  ...attackEffects,
  ...lossEffects,
  ...workEffects,
  ...cargoEffects,
};

export function effectsOf(moment: Moment): Effect[] {
  const { beat, seat } = moment;
  if (numberOf(beat, 'seat') !== seat || !beat.ms) return [];
  return KINDS[beat.kind]?.(moment) ?? [];
}

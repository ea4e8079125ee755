/** Who stands where in a scene between phases. */
import type { ShownBeat } from '../../../stage/beat';
import type { TruckerView } from '../view';
import { numberOf } from './told';

export interface Stand {
  readonly seat: number;
  /** On its pad, moving now, or not there: not yet, or no more. */
  readonly state: 'here' | 'now' | 'away';
  /** The place in the launch order, or the reward. */
  readonly label: string;
}

/** At a launch in their order, at an arrival by seat. */
export function standsOf(view: TruckerView, beat: ShownBeat, paid: ReadonlyMap<number, number>): Stand[] {
  const now = numberOf(beat, 'seat');
  const seats = view.truckers.map((_, seat) => seat);
  if (beat.kind === 'arrive') {
    return seats.map((seat) => {
      const credits = paid.get(seat);
      const state = seat === now ? 'now' : credits === undefined ? 'away' : 'here';
      return { seat, state, label: credits === undefined ? '' : `+${credits}` };
    });
  }
  const number = numberOf(beat, 'number');
  return seats
    .map((seat) => ({ seat, place: view.truckers[seat]?.number ?? 0 }))
    .filter(({ place }) => place > 0)
    .sort((a, b) => a.place - b.place)
    .map(({ seat, place }) => ({
      seat,
      state: seat === now ? 'now' : place < number ? 'away' : 'here',
      label: String(place),
    }));
}

/** What stays in sight when its beat is over: the dice that were rolled again, as long as their battle goes on, and what
 *  the officer of the Hegemon wants in its turn. */
import type { ShownBeat } from '../../../stage/beat';
import type { AndromedaView } from '../view';
import { numberOf, numbersOf, regionOf } from './told';

/** What happens next has nothing to do with the last region. */
const ELSEWHERE: ReadonlySet<string> = new Set(['phase', 'officer', 'home', 'wake', 'event']);

/** What the dice of each side showed before they were rolled again, by side and place. */
export type OldDice = ReadonlyMap<string, readonly number[]>;

export const dieKey = (who: number, place: number): string => `${who}:${place}`;

export class Kept {
  #region = -1;
  /** The beat with which the officer of the Hegemon came on in this film. */
  entrance = $state.raw<ShownBeat | null>(null);
  /** What the officer says it wants, first in its turn, and just now. */
  wants = $state('');
  said = $state('');
  old = $state.raw<OldDice>(new Map());
  /** The region where something was seen last in this turn; -1: nowhere. */
  where = -1;

  /** A beat is shown, with the view of that moment; `words` are what is said meanwhile. */
  see(beat: ShownBeat<AndromedaView>, view: AndromedaView, words = ''): void {
    if (beat.kind === 'officer') [this.entrance, this.wants, this.said] = [beat, '', ''];
    if (beat.kind === 'intent') {
      this.said = words;
      this.wants ||= words;
    }
    if (beat.kind === 'stage') this.forget();
    this.where = regionOf(beat) >= 0 ? regionOf(beat) : ELSEWHERE.has(beat.kind) ? -1 : this.where;
    if (beat.kind === 'dice') this.old = firstDice(beat);
    if (beat.kind === 'reroll' || beat.kind === 'face') this.#change(beat, view);
    this.#region = view.battle?.region ?? -1;
  }

  /** A view is shown: another battle has other dice. */
  look({ battle }: AndromedaView): void {
    if (!battle?.sides.some(({ roll }) => roll.length) || battle.region !== this.#region) this.forget();
  }

  forget(): void {
    if (this.old.size) this.old = new Map();
  }

  #change(beat: ShownBeat<AndromedaView>, view: AndromedaView): void {
    const who = numberOf(beat, 'who');
    const roll = (of: AndromedaView): ReadonlyMap<number, number> =>
      new Map(of.battle?.sides.find((side) => side.who === who)?.roll.map(({ place, shows }) => [place, shows]));
    const [then, now] = [roll(beat.before), roll(view)];
    const changed = [...then].filter(
      ([place]) => rolledAgain(beat).includes(place) || then.get(place) !== now.get(place),
    );
    this.old = new Map([
      ...this.old,
      ...changed.map(([place, shows]): [string, number[]] => {
        const key = dieKey(who, place);
        return [key, [...(this.old.get(key) ?? []), shows]];
      }),
    ]);
  }
}

/** The dice of a side that a beat changes, by their places. */
export function rolledAgain(beat: ShownBeat): number[] {
  return beat.kind === 'face' ? [numberOf(beat, 'die')] : numbersOf(beat, 'places');
}

/** What the dice showed first, where low ones were rolled again at once. */
export function firstDice(beat: ShownBeat): Map<string, readonly number[]> {
  const [dice, first, sides, counts] = ['dice', 'first', 'sides', 'counts'].map((name) => numbersOf(beat, name)) as [
    number[],
    number[],
    number[],
    number[],
  ];
  const found = new Map<string, readonly number[]>();
  let at = 0;
  for (const [i, who] of sides.entries()) {
    for (let place = 0; place < (counts[i] ?? 0); place += 1, at += 1) {
      const shown = first[at];
      if (shown !== undefined && shown !== dice[at]) found.set(dieKey(who, place), [shown]);
    }
  }
  return found;
}

/** What stays on the board when its beat is over, to be read: the dice until the next roll, the ways of intruders and
 *  the two sides of a fight as long as their card is on the table. */
import type { ShownBeat } from '../../../stage/beat';
import type { BuiltView, TruckerView } from '../view';
import { numberOf, numbersOf, wordOf } from './told';

export interface Dice {
  readonly faces: readonly number[];
  readonly card: string;
  /** How many attacks had come before. */
  readonly come: number;
}

/** The way of an intruder through a ship: the squares that it came to, and whether somebody stopped it. */
export interface Walk {
  readonly seat: number;
  readonly cells: readonly number[];
  readonly defeated: boolean;
}

/** A fight, in half points: what each side brings. */
export interface Fight {
  readonly seat: number;
  readonly card: string;
  readonly enemy: number;
  readonly least: number;
  readonly most: number;
  /** What was brought in the end, part by part; empty until it was declared. */
  readonly parts: readonly number[];
  readonly total: number | null;
  readonly outcome: string;
}

const comeOf = (view: TruckerView): number => view.flight.barrage?.come ?? 0;

export class Kept {
  #dice = $state.raw<Dice | null>(null);
  #walks = $state.raw<{ readonly card: string; readonly ways: readonly Walk[] }>({ card: '', ways: [] });
  #fight = $state.raw<Fight | null>(null);
  /** The card that was turned up last, and in which round. */
  #last = $state.raw({ card: '', round: -1 });
  /** What our own ship would be good for, as it was built then. */
  #built = $state.raw<{ readonly parts: string; readonly figures: BuiltView } | null>(null);

  /** A beat is shown, with the view of that moment. */
  see(beat: ShownBeat<TruckerView>, view: TruckerView): void {
    const { card } = view.flight;
    if (beat.kind === 'card') this.#dice = null;
    if (beat.kind === 'dice') this.#dice = { faces: numbersOf(beat, 'dice'), card, come: comeOf(view) };
    if (beat.kind === 'walk') {
      const way = { seat: numberOf(beat, 'seat'), cells: numbersOf(beat, 'cells'), defeated: isDefeated(beat) };
      const ways = this.#walks.card === card ? this.#walks.ways : [];
      this.#walks = { card, ways: [...ways, way] };
    }
    this.#fight = fightAfter(this.#fight, beat, card);
  }

  /** A view is shown: what lies on the table in it may be gone from the next one. */
  look(view: TruckerView, me: number): void {
    const { strike, card } = view.flight;
    if (card) this.#last = { card, round: view.round };
    const figures = view.help?.built;
    if (figures) this.#built = { parts: partsOf(view, me), figures };
    if (strike?.dice.length) this.#dice = { faces: strike.dice, card, come: comeOf(view) };
    const duel = view.help?.duel;
    // A fight that is decided is over, whatever could have come of it.
    const decided = Boolean(this.#fight?.outcome) && this.#fight?.card === card && this.#fight.seat === me;
    if (duel && !decided) {
      const { enemy, least, most } = duel;
      this.#fight = { seat: me, card, enemy, least, most, parts: [], total: null, outcome: '' };
    }
  }

  /** The dice that lie on the table: those of the attack that somebody faces, else those that were seen to fall. */
  dice(view: TruckerView): readonly number[] {
    if (view.flight.strike) return view.flight.strike.dice;
    const kept = this.#dice;
    if (!kept || kept.card !== view.flight.card) return [];
    // What was skipped may have been another roll.
    return comeOf(view) - kept.come <= 1 ? kept.faces : [];
  }

  /** The card that lay there before, while none does: what it has brought can still be read. */
  last(view: TruckerView): string {
    return !view.flight.card && this.#last.round === view.round ? this.#last.card : '';
  }

  /** What our own ship would be good for: a view of somebody else's move does not say so, and nothing has changed. */
  built(view: TruckerView, me: number): BuiltView | null {
    if (view.help?.built) return view.help.built;
    return view.part === 'building' && this.#built?.parts === partsOf(view, me) ? this.#built.figures : null;
  }

  walks(view: TruckerView, seat: number): readonly Walk[] {
    return this.#walks.card === view.flight.card ? this.#walks.ways.filter((walk) => walk.seat === seat) : [];
  }

  /** The fight that is going on; one that is decided is gone with its last beat. */
  fight(view: TruckerView, beat: ShownBeat | null): Fight | null {
    const fight = this.#fight;
    if (!fight || fight.card !== view.flight.card) return null;
    return fight.outcome && beat?.kind !== 'verdict' ? null : fight;
  }
}

const partsOf = (view: TruckerView, seat: number): string => JSON.stringify(view.truckers[seat]?.ship.parts ?? {});
const isDefeated = (beat: ShownBeat): boolean => numberOf(beat, 'defeated') === 1;

function fightAfter(fight: Fight | null, beat: ShownBeat, card: string): Fight | null {
  const seat = numberOf(beat, 'seat');
  if (beat.kind === 'card') return null;
  if (beat.kind === 'duel') {
    const [enemy, least, most] = ['enemy', 'least', 'most'].map((name) => numberOf(beat, name)) as [
      number,
      number,
      number,
    ];
    return { seat, card, enemy, least, most, parts: [], total: null, outcome: '' };
  }
  if (!fight || fight.seat !== seat) return fight;
  if (beat.kind === 'cannon') {
    const more = ['alien', 'boost', 'defence'].map((name) => Math.max(0, numberOf(beat, name)));
    const parts = [...numbersOf(beat, 'each'), ...more].filter((part) => part > 0);
    return { ...fight, parts, total: numberOf(beat, 'total') };
  }
  if (beat.kind === 'verdict') return { ...fight, total: numberOf(beat, 'total'), outcome: wordOf(beat, 'outcome') };
  return fight;
}

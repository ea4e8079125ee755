/** What the sheet of a battle says: for each side and step a few words, made of the view. */
import type { Desk } from '../desk/desk.svelte';
import { capital, type ShipType } from '../desk/names';
import type { Glyph } from '../draw/glyphs';
import type { BattleView, SideView } from '../view';
import { RAIDERS } from '../desk/numbers';

export interface Part {
  readonly what: { readonly kind: 'ship'; readonly type: ShipType } | { readonly kind: 'sign'; readonly glyph: Glyph };
  readonly count: number;
}
export interface Played {
  readonly id: string;
  readonly name: string;
  readonly does: string;
}

const sign = (glyph: Glyph, count: number): Part => ({ what: { kind: 'sign', glyph }, count });

export class Rows {
  readonly #desk: Desk;
  readonly #battle: () => BattleView;

  constructor(desk: Desk, battle: () => BattleView) {
    this.#desk = desk;
    this.#battle = battle;
  }

  get outcomes(): BattleView['outcomes'] {
    return this.#battle().outcomes;
  }

  #at(step: BattleView['step']): number {
    return this.#desk.printed.battle_steps.indexOf(step);
  }

  wordsOf(side: SideView, step: BattleView['step']): string {
    const battle = this.#battle();
    if (step === 'escalation') return this.#escalation(side);
    if (battle.at < this.#at(step) && step !== 'result') return '';
    if (step === 'diplomacy') return this.#diplomacy(side);
    if (step === 'result') return this.#result(side);
    return step === 'damage' ? this.#damage(side) : '';
  }

  #escalation({ who }: SideView): string {
    const { t } = this.#desk;
    const last = this.#battle().came.findLast((one) => one.who === who);
    if (!last) return '';
    if (last.how === 'launched') return t('andromeda-film-launched');
    const region = this.#desk.region(last.start);
    return t(last.how === 'foray' ? 'andromeda-film-foray-from' : 'andromeda-film-joins-from', { region });
  }

  #diplomacy(side: SideView): string {
    if (side.out) return this.#desk.t('andromeda-board-sits-out');
    if (side.who === RAIDERS) return this.#desk.t('andromeda-film-no-diplomacy');
    const [card] = this.cardsOf(side, 'diplomacy');
    if (card) return '';
    return this.#battle().at > this.#at('diplomacy') ? this.#desk.t('andromeda-film-no-card') : '';
  }

  /** Cards of the kind that is played in a step. The negotiation card of the Hegemon is turned over in diplomacy. */
  cardsOf(side: SideView, step: BattleView['step']): Played[] {
    const { printed, t } = this.#desk;
    return side.cards
      .filter((id) => ((printed.tactics[id]?.kind ?? 'diplomacy') === 'diplomacy') === (step === 'diplomacy'))
      .map((id) => {
        const effect = (printed.tactics[id] ?? printed.hegemon.negotiations[id])?.effect;
        return { id, name: this.#desk.thing(id), does: effect ? t(effect) : '' };
      });
  }

  /** Guns of ships, energy, and what else adds dice or takes them away. */
  sumOf(side: SideView, brief = false): Part[] {
    if (brief) return [sign('die', side.dice)];
    return side.made_of.map(({ what, ship, dice }): Part => {
      if (ship) return { what: { kind: 'ship', type: ship }, count: dice };
      return sign(what === 'energy' ? 'energy' : what === 'all' ? 'die' : 'upgrade', dice);
    });
  }

  #result(side: SideView): string {
    const { t } = this.#desk;
    const battle = this.#battle();
    if (side.standing === 'open' || side.out || this.#isRolling()) return '';
    const decided = battle.at >= this.#at('result');
    if (battle.at < this.#at('roll')) return '';
    const place = t(
      decided ? `andromeda-film-${outcomeOf(side, battle)}` : `andromeda-board-standing-${side.standing}`,
    );
    const duel = side.duel;
    if (!duel) return place;
    const why = !duel.own ? 'decided-without' : duel.other ? 'decided' : 'decided-more';
    const words = t(`andromeda-board-${why}`, { ...duel });
    return decided ? `${place}. ${capital(words)}` : `${place}, ${t('andromeda-board-as-it-stands')}: ${words}`;
  }

  /** While dice roll nobody knows how they will lie. */
  #isRolling(): boolean {
    const kind = this.#desk.props().beat?.kind;
    return kind === 'dice' || kind === 'reroll' || kind === 'face';
  }

  #damage(side: SideView): string {
    const { t } = this.#desk;
    const own = this.outcomes.filter(({ who }) => who === side.who);
    const done = own.flatMap(({ what, thing }) =>
      thing ? [t(`andromeda-film-${what}`, { what: capital(this.#desk.thing(thing)) })] : [],
    );
    if (done.length) return done.join(', ');
    return side.loses || side.standing === 'tied' ? '' : t('andromeda-board-unharmed');
  }

  /** "wins", "loses", "ties" */
  outcomeOf(side: SideView): string {
    return outcomeOf(side, this.#battle());
  }

  toneOf(side: SideView, step: BattleView['step']): '' | 'good' | 'bad' | 'muted' {
    const battle = this.#battle();
    if (step === 'result' && battle.at >= this.#at('result')) return side.who === battle.winner ? 'good' : '';
    if (step === 'damage') return side.loses ? 'bad' : 'good';
    return 'muted';
  }
}

/** Winner, loser, or tied with others who lose as well. */
export function outcomeOf({ who, standing }: SideView, { winner }: BattleView): 'wins' | 'loses' | 'ties' {
  if (who === winner) return 'wins';
  return standing === 'tied' ? 'ties' : 'loses';
}

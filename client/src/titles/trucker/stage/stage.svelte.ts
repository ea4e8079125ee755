/** Plays scenes one after the other. They can be skipped; with reduced motion there are none. */
import type { BoardProps } from '../../../table/board';
import { accountOf, facesOf, scenesOf, walksOf, type Account, type Scene, type Walk } from './scenes';
import type { Printed } from '../printed';
import type { TruckerView } from '../view';

const SHIPS_HOLD_STILL: readonly Scene['kind'][] = ['strike', 'walk', 'outcome'];

/** A new card begins without dice. */
const CHANGES_DICE: readonly string[] = ['trucker-attack', 'trucker-card-revealed'];

export class Stage {
  readonly #props: () => BoardProps<TruckerView, Printed>;
  #queue: Scene[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last: TruckerView | null = null;

  /** What is being shown now. */
  scene = $state.raw<Scene | null>(null);
  /** The dice that were rolled last: they stay to be read. */
  dice = $state.raw<readonly number[]>([]);
  /** The view that the ships are drawn from while an attack is played: what it destroys is still there. */
  before = $state.raw<TruckerView | null>(null);
  /** What the scenes so far have destroyed, as "seat:column,row". */
  gone = $state.raw<ReadonlySet<string>>(new Set());
  /** The ways of the intruders of the card on the table: like the dice they stay to be read. */
  walks = $state.raw<readonly Walk[]>([]);
  /** The account of the flight that ended last, until it is closed. */
  account = $state.raw<readonly Account[]>([]);

  constructor(props: () => BoardProps<TruckerView, Printed>) {
    this.#props = props;
  }

  get playing(): boolean {
    return this.scene !== null;
  }

  /** A new stand is here. Call it whenever `lastEvents` changes. */
  arrive(): void {
    const { view, lastEvents, past, reducedMotion } = this.#props();
    const last = this.#last;
    this.#last = past ? null : view;
    this.skip();
    const rolled = lastEvents.findLast(({ message }) => CHANGES_DICE.includes(message.id));
    if (rolled) this.dice = facesOf(rolled.message.args?.['dice']);
    if (past || last?.flight.card !== view.flight.card) this.walks = [];
    this.walks = [...this.walks, ...walksOf(lastEvents)];
    if (past || !lastEvents.length) return;
    const ended = last?.part === 'flight' && (view.part !== 'flight' || view.round !== last.round);
    const account = accountOf(lastEvents, view.truckers.length, ended);
    if (account.length) this.account = account;
    if (reducedMotion) return;
    this.#queue = scenesOf(lastEvents);
    if (last && this.#queue.some(({ kind }) => SHIPS_HOLD_STILL.includes(kind))) this.before = last;
    this.#next();
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.scene = null;
    this.before = null;
    this.gone = new Set();
  }

  closeAccount(): void {
    this.account = [];
  }

  #next(): void {
    const scene = this.#queue.shift() ?? null;
    if (!scene) {
      this.skip();
      return;
    }
    if (scene.kind === 'dice') this.dice = scene.faces;
    else if (scene.kind === 'card') this.dice = [];
    if (scene.kind === 'outcome') {
      const lost = scene.hits.filter(({ ending }) => ending === 'destroyed' || ending === 'loose');
      this.gone = new Set([...this.gone, ...lost.map(({ seat, square }) => `${seat}:${square}`)]);
    }
    this.scene = scene;
    this.#timer = setTimeout(() => this.#next(), scene.ms);
  }
}

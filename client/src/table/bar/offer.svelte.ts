/** What the bar offers: of the moves those that stand nowhere on the board. One button is filled, at most three are
 *  quiet, the rest lies in drawers. */
import { capital } from '../../i18n/words.svelte';
import type { BoardProps, BoardView, Handful, LitMove } from '../board';
import { settings } from '../../settings.svelte';
import { places } from '../places/places.svelte';
import type { Session } from '../session.svelte';
import { inLine, inType } from './line';

/** Quiet buttons beside the filled one, at most; on a phone there is room for one. */
const QUIET = 3;
/** On a phone: about so much a letter, so much for the edges of a button, and as much as this for one beside the filled
 *  one, in px. Its words may take two lines, which do not break in their middle. */
const LETTER = 7.4;
const EDGES = 22;
const NARROW = 120;
const SECOND_LINE = 0.56;
/** How wide a bar is taken to be until it was measured. */
const UNMEASURED = 904;

export interface Parts {
  /** What the filled button does: one move, what is picked, the handful that the title knows, or nothing yet. */
  readonly filled: LitMove | 'picked' | 'handful' | null;
  readonly quiet: readonly LitMove[];
  /** What has no place and is too much for the bar. */
  readonly more: readonly LitMove[];
  readonly free: readonly LitMove[];
  /** Whether something is chosen on the board. */
  readonly lit: boolean;
}

interface Given {
  /** All moves that count now. */
  readonly moves: readonly LitMove[];
  /** Whether a move stands on the board, in sight. */
  readonly isLit: (move: LitMove) => boolean;
  readonly selected: LitMove | null;
  /** How many are picked, and whether they are enough; null where one move is asked for. */
  readonly picked: { readonly count: number; readonly enough: boolean } | null;
  /** The move that the title would make here. */
  readonly proposed?: LitMove | null;
  /** Whether the title knows a handful, where several are asked for and none is picked. */
  readonly handful?: boolean;
  /** Whether a lesson wants this move now: nothing else is put forward. */
  readonly isWanted?: (move: LitMove) => boolean;
  /** Whether these buttons find room beside the question and the filled one. */
  readonly fits: (beside: readonly LitMove[], filled: Parts['filled'], free: boolean) => boolean;
}

const weightOf = ({ caption }: LitMove): string => caption.weight ?? '';

/** What one does as a rule, on the board or not. */
function onlyMain(moves: readonly LitMove[]): LitMove | null {
  const main = moves.filter((move) => weightOf(move) === 'main');
  return main.length === 1 ? (main[0] ?? null) : null;
}

/** Which move without a place the bar puts forward: the only one there is, where nothing is lit. Doing nothing is put
 *  forward when nothing else can be done. */
function forward(moves: readonly LitMove[], lit: boolean): LitMove | null {
  if (lit) return null;
  const plain = moves.filter((move) => weightOf(move) === '');
  const idle = moves.filter((move) => weightOf(move) === 'pass');
  if (plain.length === 1) return plain[0] ?? null;
  return !plain.length && idle.length === 1 ? (idle[0] ?? null) : null;
}

/** What the filled button does where several are asked for. */
function ofSeveral(picked: NonNullable<Given['picked']>, handful: boolean): Parts['filled'] {
  if (picked.count) return picked.enough ? 'picked' : null;
  return handful ? 'handful' : null;
}

export function partsOf(given: Given): Parts {
  const { moves, isLit, selected, picked, proposed = null, handful = false, isWanted = () => true, fits } = given;
  const loose = moves.filter((move) => !isLit(move));
  const free = loose.filter((move) => weightOf(move) === 'free');
  const rest = loose.filter((move) => weightOf(move) !== 'free');
  const lit = moves.some((move) => isLit(move) && weightOf(move) !== 'free');
  const usual = proposed ?? onlyMain(moves) ?? forward(rest, lit);
  const main = picked ? null : (selected ?? (usual && isWanted(usual) ? usual : null));
  const filled = picked ? ofSeveral(picked, handful) : main;
  const beside = rest.filter((move) => move !== main);
  const room = beside.length <= QUIET && fits(beside, filled, free.length > 0);
  return { filled, quiet: room ? beside : [], more: room ? [] : beside, free, lit };
}

/** How wide a button on a phone is that says this in two lines. */
function widthOf(words: string): number {
  const longest = Math.max(...words.split(' ').map((word) => word.length));
  return Math.max(longest, words.length * SECOND_LINE) * LETTER + EDGES;
}

/** Whether a place is to be found in another of a phone's views than the open one: there it is lit. */
export function isElsewhere(place: string, views: readonly BoardView[], open: string): boolean {
  return views.some(({ id, places: shown }) => id !== open && shown?.some((start) => place.startsWith(start)));
}

export class Offer {
  readonly #session: Session;
  /** Whether a place is to be found in another view. */
  readonly #elsewhere: (place: string) => boolean;
  /** The drawer that is open. `null`: as the question has it. */
  #open = $state.raw<{ readonly at: string; readonly what: '' | 'free' | 'more' } | null>(null);

  /** How wide the bar is, in px. */
  room = $state(UNMEASURED);

  /** What was offered last, and for which question. */
  #last: { readonly at: string; readonly parts: Parts } | null = null;

  readonly #given: () => BoardProps | null;

  constructor(
    session: Session,
    given: () => BoardProps | null = () => null,
    elsewhere: (place: string) => boolean = () => false,
  ) {
    this.#session = session;
    this.#given = given;
    this.#elsewhere = elsewhere;
  }

  /** What is picked so far, where several are asked for. */
  readonly picked = $derived.by(() => {
    const { several, stand, choosing } = this.#session;
    const question = stand?.question;
    if (!several || !question) return null;
    const count = choosing.picked.size;
    return { count, enough: count >= question.least && count <= question.most };
  });
  /** What the title would answer where several are asked for and none is picked; a lesson says itself what it wants. */
  readonly handful = $derived.by<Handful | null>(() => {
    const { module, wanted } = this.#session;
    const given = this.#given();
    if (settings.plain || wanted || !given || !this.picked || this.picked.count) return null;
    const found = module?.handful?.(given) ?? null;
    return found?.moves.length ? found : null;
  });
  readonly #proposed = $derived.by<LitMove | null>(() => {
    const given = this.#given();
    return settings.plain || !given || this.picked ? null : (this.#session.module?.proposes?.(given) ?? null);
  });
  readonly parts = $derived.by<Parts>(() => {
    const { moves, shown, choosing, wanted, busy, questionKey } = this.#session;
    // While an answer is on its way nothing is lit: what stood at a place still does not belong in the bar.
    if (busy && this.#last?.at === questionKey) return this.#last.parts;
    const parts = partsOf({
      moves: shown ? shown.flatMap((index) => moves[index] ?? []) : moves,
      isLit: ({ move }) => places.seen.has(move),
      selected: choosing.selected === null ? null : (moves[choosing.selected] ?? null),
      picked: this.picked,
      proposed: this.#proposed,
      handful: this.handful !== null,
      isWanted: ({ index }) => wanted?.has(index) ?? true,
      fits: (beside, filled, free) => this.#fits(beside, filled, free),
    });
    this.#last = { at: questionKey, parts };
    return parts;
  });

  #fits(beside: readonly LitMove[], filled: Parts['filled'], free: boolean): boolean {
    const { say, stand, advised: hint } = this.#session;
    const quiet = beside.map(({ caption }) => say(caption.message));
    if (settings.narrow) return quiet.length <= 1 && quiet.every((words) => widthOf(words) <= NARROW);
    const question = stand?.question ? say(stand.question.prompt) : '';
    const main = typeof filled === 'object' && filled ? this.nameOf(filled) : (this.handful?.words ?? '');
    return inLine({ room: this.room, question, quiet, filled: main, free, hint }, inType);
  }

  /** What the filled button says of a move. */
  nameOf({ move, caption, stake = null }: LitMove): string {
    const { say, module } = this.#session;
    const brief = settings.plain ? null : module?.brief?.(move, say, caption, stake);
    return capital(brief ?? say(caption.message));
  }

  /** Whether nothing may be answered too: then that is a button of its own. */
  readonly none = $derived(this.picked !== null && this.picked.enough && !this.picked.count);

  /** The drawer that is open: what was opened by hand, else the only way on. */
  get open(): '' | 'free' | 'more' {
    const { more, free, filled, lit } = this.parts;
    const wanted = this.#open?.at === this.#session.questionKey ? this.#open.what : null;
    if (wanted === 'free') return free.length ? 'free' : '';
    if (wanted !== null) return wanted && more.length ? 'more' : '';
    if (!more.length) return '';
    // A player who looks at another view has not asked for a list of what lies on the first one.
    const away = more.some(({ caption }) => this.#elsewhere(caption.place));
    return this.picked !== null || (!filled && !lit && !away) ? 'more' : '';
  }
  slide(what: 'free' | 'more'): void {
    this.#open = { at: this.#session.questionKey, what: this.open === what ? '' : what };
  }
  close(): void {
    this.#open = { at: this.#session.questionKey, what: '' };
  }

  /** What the keys 1 to 9 make: the open drawer, else the quiet buttons. */
  readonly numbered = $derived.by<readonly LitMove[]>(() => {
    const { quiet, more, free } = this.parts;
    if (this.open === 'free') return free;
    return this.open === 'more' ? more : quiet;
  });
}

/** One table as this page shows it: the connection, the title's board, and what the reader is looking at. */
import { ApiError, api, readAt } from '../api';
import { piecesAt, sayAt, t, words } from '../i18n/words.svelte';
import { keysOf, ownKeys } from '../keys';
import { Comments } from '../learn/comments.svelte';
import { namesOf } from '../lobby/naming';
import { settings } from '../settings.svelte';
import { firstSentence, wordsOf, type Piece } from '../i18n/speech';
import type { LitMove, Player, Say, StoryPage, TitleModule } from './board';
import type { ShownBeat } from '../stage/beat';
import { StageDirector } from '../stage/director.svelte';
import { LookBack } from '../stage/past/lookback.svelte';
import { Connection, type ClientFrame, type Opener } from './server/connection.svelte';
import type { Given } from './rail/given';
import { TimeLeft } from './top/time_left.svelte';
import { NOTHING, choosingOf, counts, keyOf, questionKey, type Chosen, type Choosing } from './bar/choosing';
import { Letters, isPlaced, moveOf } from './bar/letters';
import { playersOf } from './seats/players';
import { Reading, type Prints } from './reading';
import type { Caption, Entry, Message, Move, Refusal, Stand } from './protocol';
import type { Live } from './server/reducer';

type AnyTitle = TitleModule<unknown, unknown>;

const TITLES = import.meta.glob<AnyTitle>('../titles/*/index.ts');

/** What a line of the log says, and the page of a story that it names. */
export interface Told {
  readonly pieces: readonly Piece[];
  readonly page: StoryPage | null;
}

const faceName = (table: string): string => `starboard.face.${table}`;

/** The seat that this tab looked from last. */
function faceOf(table: string): number | null {
  const kept = sessionStorage.getItem(faceName(table));
  return kept === null ? null : Number(kept);
}

/** Milliseconds that a drawing waits for its words. */
const PATIENCE = 1500;

export class Session {
  readonly id: string;
  readonly connection: Connection;
  /** Decides what of it is shown, and when. */
  readonly director: StageDirector;
  /** The title's own board and what it needs; null until it is here, and for a title that has none. */
  module = $state.raw<AnyTitle | null>(null);
  #open = $state.raw<unknown>(null);
  /** What is printed on sealed components that were met; null for a title without such. */
  #sealed = $state.raw<Prints | null>(null);
  /** What is printed on the components: what everybody may know, and what was met here. */
  readonly printed = $derived(this.#sealed ? { ...(this.#open as object), met: this.#sealed } : this.#open);
  /** Whether the title's words, board and prints are here. */
  ready = $state(false);
  /** The past, and the match as a film from there. */
  readonly back: LookBack;
  /** What was said there, at the table of a lesson. */
  readonly comments: Comments;
  /** What is pointed at: the move, not only its place in a list that is another one after every decision. */
  #pointed = $state.raw<{ readonly index: number; readonly key: string } | null>(null);
  readonly pointed = $derived.by<number | null>(() => {
    const now = this.#pointed;
    if (!now) return null;
    const is = ({ move }: LitMove): boolean => keyOf(move) === now.key;
    const same = this.moves[now.index];
    return same && is(same) ? now.index : (this.moves.find(is)?.index ?? null);
  });
  /** One of our seats that is about to take the screen. */
  passing = $state<number | null>(null);
  /** What went wrong outside a question. */
  trouble = $state.raw<Message | null>(null);
  /** What was done last from here. */
  last = $state.raw<Caption | null>(null);
  /** What was answered without the player: the log says so. */
  given = $state.raw<readonly Given[]>([]);
  #chosen = $state.raw<Chosen>({ question: '', at: -1, ...NOTHING });
  /** Which moves the board shows, for one stand. */
  #shown = $state.raw<{ readonly at: number; readonly indexes: readonly number[] | null }>({ at: -1, indexes: null });
  /** How many questions were answered from here. */
  #answers = $state(0);
  readonly #letters = new Letters();
  /** The first of two letters, until the second is typed. */
  #typed = '';
  readonly #reading: Reading;
  readonly #told = new WeakMap<Entry, { readonly how: readonly unknown[]; readonly told: Told }>();
  /** The table as it was last drawn with all its words. */
  #drawn: Live | null = null;
  #readings = 0;

  constructor(id: string, open?: Opener) {
    this.id = id;
    this.comments = new Comments(id);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const url = `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/live`;
    this.director = new StageDirector({
      id,
      film: () => (settings.plain ? undefined : this.module?.film),
      lookingBack: () => this.past !== null,
      tell: (at, reading) => this.connection.say({ type: 'seen', at, ...(reading ? { reading } : {}) }),
    });
    this.back = new LookBack({
      at: (position) => this.#at(position),
      now: () => this.connection.live?.stand?.position ?? 0,
      log: () => this.connection.live?.log ?? [],
      film: () => (settings.plain ? undefined : this.module?.film),
      trouble: (said) => (this.trouble = said),
      left: () => this.director.leave(),
      arrived: () => this.director.caughtUp(),
      stops: (position) => this.comments.stops(position),
    });
    this.connection = new Connection(
      url,
      { keys: ownKeys(keysOf(id)), face: faceOf(id) },
      open,
      (live, frame, came) => {
        void this.readOn();
        this.director.take(live, frame, came);
      },
    );
    const key = (): string | undefined => ownKeys(keysOf(id))[0];
    this.#reading = new Reading(
      words,
      { words: (language, met) => readAt(id, language, met, key()), prints: (met) => api.met(id, met, key()) },
      (prints) => (this.#sealed = { ...this.#sealed, ...prints }),
    );
    words.follow(this.#reading.source);
  }

  /** The table as it is shown: while a film runs, as it was at that beat. */
  readonly live = $derived.by<Live | null>(() => this.director.live);
  /** A past stand that is looked at instead of the present. */
  readonly past = $derived.by<Stand | null>(() => this.back.past);
  /** The beat that is being shown, of the present or of the past. */
  readonly beat = $derived.by<ShownBeat | null>(() => (this.past ? this.back.beat : this.director.beat));
  /** The clock of the open question. */
  readonly timeLeft = new TimeLeft(this);
  readonly names = $derived(this.live ? namesOf(this.live.table, t) : []);
  readonly say: Say = $derived(sayAt(this.names));
  /** What is shown: the present, or the past that is looked at. */
  readonly stand = $derived(this.past ?? this.live?.stand ?? null);
  readonly players = $derived<Player[]>(this.live ? playersOf(this.live, this.stand?.waiting ?? [], t) : []);
  readonly questionKey = $derived(questionKey(this.live?.stand?.question, this.live?.face ?? null, this.#answers));
  /** Whether a lesson wants something else than a move just now. */
  readonly #listening = $derived(Boolean(this.live?.note && this.live.note.does !== 'move'));
  /** The seat from which we look, while a bot stands in for us there. */
  readonly stoodIn = $derived.by<number | null>(() => {
    const row = this.live?.table.seats[this.live.face ?? -1];
    return row?.stands_in && this.live?.table.state === 'playing' ? row.seat : null;
  });
  /** The time of day, in seconds, as far as it matters here. */
  now = $state(Date.now() / 1000);
  readonly #mayAct = $derived(
    !this.past &&
      !this.#listening &&
      this.live?.table.state === 'playing' &&
      this.stoodIn === null &&
      Boolean(this.stand?.moves.length),
  );
  /** Whether it is the turn of somebody else, in which we may act if we like: nobody waits for us. */
  readonly free = $derived(this.#mayAct && !this.stand?.waiting.includes(this.live?.face ?? -1));
  /** Whether we want to see what we may do in the turn of somebody else. */
  joining = $state(false);
  /** Whether we may decide something now. */
  readonly asked = $derived(this.#mayAct && (!this.free || this.joining));
  /** Whether we may ask what a veteran would do: where the table allows it, and more than one thing can be done. */
  readonly advised = $derived.by(() =>
    Boolean(this.live?.table.hints && this.asked && !this.past && (this.stand?.moves.length ?? 0) > 1),
  );
  /** The moves that a lesson wants now, by their places in the list; null: any. A puzzle does not give away which. */
  readonly wanted = $derived.by<ReadonlySet<number> | null>(() => {
    const { does, of = 0, allowed } = this.live?.note ?? {};
    return does === 'move' && of > 1 && allowed && !this.past ? new Set(allowed) : null;
  });
  /** The moves that the board wants shown, by their places in the list; null for all. */
  readonly shown = $derived(this.#shown.at === this.stand?.count ? this.#shown.indexes : null);
  readonly moves = $derived.by<LitMove[]>(() => {
    if (!this.asked || !this.stand) return [];
    // Before a board has said what it shows, nothing new gets a letter: it might have to give it back.
    const settled = !settings.touch && (this.#shown.at === this.stand.count || settings.plain || !this.module);
    const question = questionKey(this.stand.question, this.live?.face ?? null, 0);
    return this.#letters.give(question, this.stand.moves, this.shown, this.module?.keys, settled);
  });
  readonly choosing = $derived<Choosing>(
    choosingOf(this.#chosen, this.questionKey, this.live?.stand?.count ?? -1, this.moves),
  );
  /** Whether an answer would be given to a table that is no longer as it is shown: one waits for the next stand. */
  readonly busy = $derived.by(() => this.connection.busy || this.director.waiting);
  /** Whether no answer is taken yet: the question has only just appeared, or something is to be read first. */
  readonly guarded = $derived.by(() => this.director.guarded || this.director.missed !== null);
  readonly several = $derived(this.stand?.question?.kind === 'ask-some');
  /** The only answer to the open question, where giving it tells nobody anything and nobody could want to wait. A move
   *  that was taken back is not made again. */
  readonly only = $derived.by<LitMove | null>(() => {
    const { question, position, moves } = this.stand ?? {};
    const [move] = this.moves;
    // In a lesson everything is done by the learner.
    if (this.busy || this.guarded || this.live?.note) return null;
    if (!move || moves?.length !== 1 || question?.kind !== 'ask' || question.hiding) return null;
    if (this.given.some((given) => given.position === position)) return null;
    return move.caption.weight === 'grave' || this.#aims(move) ? null : move;
  });

  /** Loads the words, the board and the prints of a title. */
  async load(title: string): Promise<void> {
    const load = TITLES[`../titles/${title}/index.ts`];
    try {
      const [module, printed] = await Promise.all([
        load?.() ?? null,
        load ? api.printed(title) : null,
        words.learn(title, true),
      ]);
      const content = module?.content?.(printed as never) ?? [];
      await Promise.all(content.map((word) => words.learn(word, true)));
      if (content.length) this.#sealed ??= {};
      await this.readOn();
      this.module = module;
      this.#open = printed;
    } catch (error) {
      // Without the board the general client plays on.
      this.trouble = error instanceof ApiError ? error.said : { id: 'client-no-board' };
    }
    this.ready = true;
  }

  /** Fetches the pages of a story that the table has come to. What is drawn stays until they are here, so that nothing
   *  is shown without its name; not for long, and never to another seat. */
  async readOn(): Promise<void> {
    const { live } = this.connection;
    const mine = (this.#readings += 1);
    this.#reading.meet(live?.met ?? []);
    const reading = this.#reading.readOn();
    // Before a match there is nothing that another seat must not see.
    const mayStay = this.#drawn && (this.#drawn.face === live?.face || !this.#drawn.stand);
    if (this.#reading.waits && mayStay) {
      this.director.hold(this.#drawn?.n);
      await Promise.race([reading, new Promise((done) => setTimeout(done, PATIENCE))]);
    }
    this.#drawn = live;
    this.director.release(mine === this.#readings ? undefined : live?.n);
    await reading;
  }

  /** What a line of the log says, in pieces. A page of a story is read in its place: the line names it. Lines do not
   *  change, so what was said once is said again. */
  lineOf(line: Entry): Told {
    const how = [this.module, words.speech, settings.plain, this.names.join('\n')];
    const before = this.#told.get(line);
    if (before && before.how.every((one, place) => one === how[place])) return before.told;
    const view = settings.plain ? undefined : this.live?.stand?.view;
    const page = view === undefined ? null : (this.module?.page?.(line, view as never, this.printed as never) ?? null);
    const pieces = piecesAt(page?.message ?? line.message, this.names);
    const explains = view !== undefined && this.module?.explains?.(line, this.printed as never);
    const told = { page, pieces: explains ? firstSentence(pieces) : pieces };
    // A page without a name may get one when its text has come.
    if (page?.id !== '') this.#told.set(line, { how, told });
    return told;
  }

  /** Whether a message has all that its sentence needs. A seat that is not asked gets questions without their figures. */
  sayable(message: Message): boolean {
    return words.speech.sayable(message, this.names);
  }

  /** Makes a move, or picks it where several are asked for. What costs something is selected: it is made by holding.
   *  A move of an earlier list is none any more. */
  play(move: LitMove): void {
    if (!this.asked || this.busy || this.guarded || this.moves[move.index]?.move !== move.move) return;
    if (this.several) this.#pick(move.move);
    else if (move.caption.weight === 'grave') this.select(move);
    else void this.answer([move.index]);
  }

  /** A place on the board was pressed: what is only aimed at there is selected first, and made when it is pressed
   *  again. On a phone that is so everywhere, but in a race. */
  playAt(move: LitMove): void {
    const waits = !this.several && this.choosing.selected !== move.index;
    const careful = settings.narrow && !this.stand?.question?.live && !this.#isAtOnce(move);
    if (waits && (this.#aims(move) || careful)) this.select(move);
    else this.play(move);
  }

  /** Lets the filled button make this move next. */
  select(move: LitMove): void {
    if (this.asked && !this.busy && !this.guarded) this.#choose({ selected: keyOf(move.move) });
  }

  #isAtOnce(move: LitMove): boolean {
    return this.module?.atOnce?.(move.move, this.stand?.view as never) ?? false;
  }
  /** Whether a title wants the player to see where a move leads before it is made. */
  #aims(move: LitMove): boolean {
    return this.module?.confirm?.(move.move, this.stand?.view, move.stake ?? null) ?? false;
  }

  /** Makes a move that was held: it counts although somebody else may have moved meanwhile. */
  async insist(move: Move): Promise<void> {
    await this.#send({ type: 'answer', moves: [move] });
  }

  /** Plays the move of a key. */
  press(key: string): boolean {
    const typed = this.#typed + key;
    this.#typed = '';
    const move = settings.keys ? moveOf(this.moves, typed) : undefined;
    if (move === 'more') this.#typed = typed;
    else if (move) isPlaced(move) || this.#aims(move) ? this.playAt(move) : this.play(move);
    return move !== undefined;
  }

  /** Answers with the moves at these places of the list that is shown. */
  async answer(picks: readonly number[]): Promise<void> {
    const stand = this.live?.stand;
    if (stand && !this.busy) await this.#send({ type: 'answer', at: stand.count, picks });
  }

  async #send(frame: Extract<ClientFrame, { readonly type: 'answer' }>): Promise<void> {
    if (this.guarded) return;
    this.joining = false;
    const done = this.moves.filter(
      ({ index, move }) => frame.picks?.includes(index) || frame.moves?.some((one) => keyOf(one) === keyOf(move)),
    );
    this.#answers += 1;
    this.director.answered();
    const answer = await this.connection.send(frame);
    // What a lesson answers stands in its note.
    const noted = answer.type === 'refused' && answer.message.id === this.connection.live?.note?.answer?.id;
    if (answer.type === 'refused') {
      this.#answers -= 1;
      this.#choose({ refused: noted ? null : answer, selected: null });
    } else if (done[0]) this.last = done[0].caption;
  }

  /** Gives the only answer that there is. */
  async answerOnly(): Promise<void> {
    const [only, position] = [this.only, this.live?.stand?.position];
    if (!only || position === undefined) return;
    this.given = [...this.given, { position, message: only.caption.message, time: Date.now() / 1000 }];
    await this.answer([only.index]);
  }

  answerPicked(): void {
    void this.answer([...this.choosing.picked].sort((a, b) => a - b));
  }

  async why(move: Move): Promise<Refusal> {
    const refused = await this.reason(move);
    this.#choose({ refused });
    return refused;
  }

  /** Why a move cannot be made, in the words of the server. */
  async reason(move: Move): Promise<Refusal> {
    const answer = await this.connection.send({ type: 'why', move });
    if (answer.type === 'refused') return answer;
    return { type: 'refused', id: answer.id, message: { id: 'client-nothing-against' }, rule: '' };
  }

  /** Puts back what is selected, or closes what was refused. */
  cancel(): void {
    this.#choose(this.choosing.refused ? { refused: null } : { selected: null });
  }

  /** Picks these and no others, where several are asked for. */
  pickOnly(moves: readonly LitMove[]): void {
    if (this.several && !this.busy) this.#choose({ picked: new Set(moves.map(({ move }) => keyOf(move))) });
  }

  point(index: number | null): void {
    const move = index === null ? undefined : this.moves[index];
    this.#pointed = move ? { index: move.index, key: keyOf(move.move) } : null;
  }

  show(indexes: readonly number[] | null): void {
    // A board says this again whenever it is drawn; only a change may draw it again.
    const at = this.stand?.count ?? -1;
    if (this.#shown.at !== at || JSON.stringify(indexes) !== JSON.stringify(this.shown)) this.#shown = { at, indexes };
  }

  /** What undo takes back, in the words of its button. What was done at its place is told as the story tells it: a
   *  caption there only has to tell one square from the next. */
  deed(line: Entry | undefined): string {
    const told = line ? wordsOf(this.lineOf(line).pieces) : '';
    if (!this.last || (told && this.last.place)) return told;
    return this.say(this.last.message);
  }

  /** Undo, pause and the like: a refusal is shown where refusals are shown. */
  async ask(frame: ClientFrame): Promise<void> {
    const answer = await this.connection.send(frame);
    if (answer.type === 'refused') this.#choose({ refused: answer });
  }

  /** Opens the table as it stood after that many moves. */
  async lookBack(position: number): Promise<void> {
    await this.back.look(position);
  }

  lookNow(): void {
    this.back.now();
  }

  /** After an undo other moves may lead to the same positions, and another seat sees them otherwise. */
  forget(): void {
    this.back.forget();
  }

  async #at(position: number): Promise<Stand> {
    const stand = await api.at(this.id, position, this.live?.face ?? null, ownKeys(keysOf(this.id))[0]);
    this.#reading.meet(stand.met, position);
    await this.#reading.readOn();
    return stand;
  }

  /** Looks from another of our seats, and does so again when the page is reloaded. */
  async lookFrom(seat: number): Promise<void> {
    await this.ask({ type: 'face', seat });
    sessionStorage.setItem(faceName(this.id), String(seat));
    this.passing = null;
  }

  close(): void {
    words.leave(this.#reading.source);
    this.director.close();
    this.back.close();
    this.connection.close();
  }

  #pick(move: Move): void {
    const picked = new Set(this.#current().picked);
    if (!picked.delete(keyOf(move))) picked.add(keyOf(move));
    this.#choose({ picked });
  }

  /** What is chosen for the question that is open. */
  #current(): Chosen {
    const at = this.live?.stand?.count ?? -1;
    const kept = counts(this.#chosen, this.questionKey, at) ? this.#chosen : NOTHING;
    return { ...NOTHING, ...kept, question: this.questionKey, at };
  }

  #choose(change: Partial<Chosen>): void {
    this.#chosen = { ...this.#current(), ...change };
  }
}

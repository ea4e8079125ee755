/** What of the story lies open over the frame, and what has not been read. */
import { settings } from '../../../settings.svelte';
import type { Desk } from '../desk/desk.svelte';
import { wordOf } from '../stage/told';
import { sheetOf, type Sheet } from './sheets';
import { grown, keepUnread, unreadOf, without, type Unread } from './unread';

/** What a film of the past stops at. */
const STOPS: ReadonlySet<Sheet['kind']> = new Set(['page', 'person']);
/** Seconds after which who comes back is told what has happened so far. */
const LONG_AGO = 1800;

export class Story {
  readonly #desk: Desk;
  /** What the reader has opened, or the beginning has laid out: one after the other. */
  #opened = $state.raw<readonly Sheet[]>([]);
  #unread = $state.raw<Unread>({ known: 0, pages: [] });
  /** The past view in which something was opened: at another one it is closed. */
  #leafed = $state.raw<unknown>(null);
  /** The page with a choice that was put aside, by its log. */
  #aside = $state('');

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** The page on which something is to be chosen; -1 when there is none. */
  readonly choosing = $derived.by<number>(() =>
    this.#desk.view.book.findLastIndex(({ log }) => this.#desk.lights.has(`page:${log}`)),
  );
  /** What a beat holds up to be read. A film of the past stops at pages, and passes by what else there was. */
  readonly held = $derived.by<Sheet | null>(() => {
    const { beat, past } = this.#desk.props();
    const sheet = beat && !beat.live ? sheetOf(beat, this.#desk) : null;
    return past && sheet && !STOPS.has(sheet.kind) ? null : sheet;
  });
  /** The page that was opened by the move that led to a past stand; -1 where none was. */
  readonly then = $derived.by<number>(() => {
    const { past, beat, stand } = this.#desk.props();
    const told = past && !beat ? stand.beats.findLast(({ kind }) => kind === 'page') : undefined;
    const log = told && wordOf(told, 'page');
    return log ? this.#desk.view.book.findLastIndex((page) => page.log === log) : -1;
  });
  /** What lies open now. */
  readonly sheet = $derived.by<Sheet | null>(() => {
    const { past, recap } = this.#desk.props();
    if (recap) return null;
    if (this.held) return this.held;
    if (past) return this.#leafed === this.#desk.view ? (this.#opened[0] ?? null) : null;
    if (this.#desk.props().beat) return null;
    return this.#opened[0] ?? this.#choice;
  });
  get #choice(): Sheet | null {
    const log = this.#desk.view.book[this.choosing]?.log;
    if (!log || log === this.#aside) return null;
    return { kind: 'page', place: this.choosing, sealed: false };
  }
  /** Whether the reader, and not the film or a question, has it open: then nothing goes on meanwhile. */
  get open(): boolean {
    return this.#opened.length > 0;
  }
  /** Whether more is laid out after what lies open. */
  get more(): boolean {
    return this.#opened.length > 1;
  }
  /** The places of the pages that nobody here has read. */
  get unread(): readonly number[] {
    return this.#unread.pages;
  }

  show(...sheets: readonly Sheet[]): void {
    this.#opened = sheets;
    this.#leafed = this.#desk.props().past ? this.#desk.view : null;
  }
  /** A page of the book, by its place. */
  showPage(place: number): void {
    this.show({ kind: 'page', place, sealed: false });
  }
  /** What is unread: the page itself, or a list where there are several. */
  showUnread(): void {
    const [first, ...others] = this.unread;
    if (first === undefined) return;
    if (others.length) this.show({ kind: 'unread' });
    else this.showPage(first);
  }
  /** On to what is laid out next. */
  next(): void {
    this.#opened = this.#opened.slice(1);
  }
  /** Puts everything aside; the choice of a page waits in the log book. */
  close(): void {
    if (this.open) this.#opened = [];
    else this.#aside = this.#desk.view.book[this.choosing]?.log ?? '';
  }
  /** Takes the page with the choice up again. */
  takeUp(): void {
    this.#aside = '';
  }

  /** The book has grown, or an undo has taken pages away. */
  grow(): void {
    const { length } = this.#desk.view.book;
    if (length === this.#unread.known) return;
    this.#keep(grown(this.#unread, length));
    // A page that was asked again is another one.
    this.#aside = '';
  }
  read(place: number): void {
    if (this.#unread.pages.includes(place)) this.#keep(without(this.#unread, place));
  }
  #keep(unread: Unread): void {
    this.#unread = unread;
    keepUnread(this.#desk.props().table ?? '', unread);
  }

  /** Lays out what somebody reads who comes to the table: at the beginning its title and first pages, later what has
   *  happened so far. */
  begin(): void {
    const { view } = this.#desk;
    const { table = '', returned, past, stand } = this.#desk.props();
    this.#unread = unreadOf(table, view.book.length);
    if (settings.speed === 'cut' || returned === undefined || past || stand.over || view.lesson) return;
    // An operation is named by its planet.
    const planet = view.expedition?.boards[0]?.planet ?? (this.#desk.planet(view.start) ? view.start : '');
    const begins = view.book.length <= 1 && view.ship.pass <= 1 && (view.expedition?.round ?? 0) <= 1;
    const pages = this.unread.map((place): Sheet => ({ kind: 'page', place, sealed: false }));
    if (returned === null && begins && planet) this.show({ kind: 'briefing', planet }, ...pages);
    else if (returned === null && begins) this.show({ kind: 'title' }, ...pages);
    else if ((returned === null || returned > LONG_AGO) && view.book.length > 2) this.show({ kind: 'previously' });
  }
}

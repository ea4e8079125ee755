/**
 * Plays what happens at a table: beats one after the other, then the stand in which they end.
 *
 * Everything on the page is drawn from one `Live`. The director decides which: the latest one, or the table as it was at
 * the beat that is being shown, with the log as far as it was told then. So cause comes before effect, the line of the
 * log comes last, the question comes when its film is over, and whatever is left out is in the latest `Live` anyway.
 */
import type { Beat, Entry, News, Stand, Welcome } from '../table/protocol';
import type { Live } from '../table/server/reducer';
import type { Film, ShownBeat } from './beat';
import { actorOf, isLive, isSaid, sameMoves, tableThen, viewsOf, type Clip } from './clip';
import { shotOf } from './kinds';
import { Player, UNTIL_SEEN, type Clock } from './player';
import type { SoundName } from './sounds';
import { lasting, type Lasting, type Speed } from './timing';

/** Milliseconds for which a question that has just appeared takes no answer. */
export const GUARD = 350;
/** With more answers than this waiting to be shown, each is shown in half its time; with more than that, only scenes. */
const HURRIED = 1;
const OVERDUE = 4;

/** What is shown. */
export interface Scene {
  readonly live: Live | null;
  readonly beat: ShownBeat | null;
  /** The lines of the log that tell the beat; they are in the log when it is over. */
  readonly lines: readonly Entry[];
  /** Whether a film is running: the question comes after it. */
  readonly playing: boolean;
  /** Whether the beat stands until it was seen: as a card, or on the board itself. */
  readonly card: boolean;
  readonly staged: boolean;
  /** Whether the question, or what stands until it was seen, has only just appeared. */
  readonly guarded: boolean;
  /** Whether what led to this stand was shown beat by beat. */
  readonly filmed: boolean;
  /** The last position that was seen, where something has happened since then that was not. */
  readonly missed: number | null;
  /** Whether something has come that is not shown because its words are not here. */
  readonly waiting: boolean;
}

/** What the director needs to know of the page, and whom it tells. */
export interface House {
  readonly clock: Clock;
  speed(): Speed;
  film(): Film | undefined;
  /** Whether nobody looks at the present: a hidden tab, or somebody who looks back. */
  away(): boolean;
  /** The position that was seen last here, in this visit or an earlier one. */
  lastSeen(): number | null;
  show(scene: Scene): void;
  sound(name: SoundName): void;
  /** Everything up to this stand was seen, or will be told as a recap. */
  seen(stand: Stand, missed: boolean): void;
}

const NOTHING: Scene = {
  live: null,
  beat: null,
  lines: [],
  playing: false,
  card: false,
  staged: false,
  guarded: false,
  filmed: false,
  missed: null,
  waiting: false,
};

export class Director {
  readonly #house: House;
  readonly #player: Player;
  #scene: Scene = NOTHING;
  /** The table as the server told it last. */
  #latest: Live | null = null;
  #queue: Clip[] = [];
  /** Whether the running row is of a race, where nothing waits for it. */
  #passing = false;
  /** Frames after this one have to wait for their words. */
  #ready = Infinity;
  /** The seat whose turn is being skipped. */
  #skipped: number | null = null;
  /** Whether we have answered since the question appeared. */
  #answered = false;
  /** Whether the board has something open that is to be read: what comes meanwhile waits. */
  #reading = false;
  #unguard: () => void = () => {};

  constructor(house: House) {
    this.#house = house;
    this.#player = new Player(house.clock);
  }

  get scene(): Scene {
    return this.#scene;
  }

  // -- What comes from the table -----------------------------------------------------------------------------------

  /** A frame has come, and this is the table after it. */
  take(live: Live, frame: Welcome | News): void {
    const before = this.#latest;
    this.#latest = live;
    if (!before || before.face !== live.face) {
      // Another seat looks: nothing of the one before may stay.
      this.#stop();
      this.#stand(live, before ? null : this.#house.lastSeen());
      return;
    }
    const broken = frame.type === 'welcome' && this.#scene.playing ? (this.#scene.live?.stand?.position ?? null) : null;
    if (frame.type === 'welcome' || frame.back != null) this.#stop();
    const lines = live.log.slice(before.log.length);
    const beats = frame.type === 'news' ? (frame.beats ?? []) : [];
    this.#queue.push({ before, live, beats, lines, broken });
    if (this.#player.running && !this.#passing) this.#pass(live);
    else this.#go();
  }

  /** What comes after this frame has to wait for its words. */
  hold(n = -1): void {
    if (this.#ready === Infinity) this.#ready = n;
  }

  /** The words up to this frame are here; without one, all are. */
  release(n = Infinity): void {
    this.#ready = n;
    if (this.#queue.length && (!this.#player.running || this.#passing)) this.#go();
  }

  // -- What the reader does ----------------------------------------------------------------------------------------

  /** An answer was sent: whatever is asked next is a new question. */
  answered(): void {
    this.#answered = true;
  }

  /** To the end of this turn: what has come is shown as it ends, and what the same seat does next, too. What has to be
   *  seen is stopped at. */
  skip(): void {
    if (!this.#scene.playing) return;
    if (this.#scene.staged) return this.next();
    const seat = actorOf(this.#queue.at(-1) ?? this.#current);
    this.#skipped = seat !== null && !this.#latest?.seats.includes(seat) ? seat : null;
    if (this.#stopAtNext()) return;
    this.#stop();
    if (this.#latest) this.#stand(this.#latest, null);
  }

  /** The board has opened something to be read, or closed it. */
  read(open: boolean): void {
    this.#reading = open;
    if (!open && this.#queue.length && !this.#player.running) this.#go();
  }

  /** The card was seen. A player who skips what led to it has not seen it yet. */
  next(): void {
    const fresh = this.#scene.staged && this.#scene.guarded;
    if (this.#scene.card && !fresh) this.#player.next();
  }

  /** Time to read is over. */
  hasten(): void {
    if (this.#scene.playing && this.#scene.beat) this.#player.hasten(this.#scene.beat.hold);
  }

  /** The reader looks away: nothing is played, and what was not shown is missed. */
  leave(): void {
    if (!this.#scene.playing || !this.#latest) return;
    const from = this.#scene.live?.stand?.position ?? null;
    this.#stop();
    this.#stand(this.#latest, from);
  }

  /** The recap was read or watched. */
  caughtUp(): void {
    if (this.#scene.missed === null) return;
    this.#emit({ missed: null });
    const stand = this.#scene.live?.stand;
    if (stand) this.#house.seen(stand, false);
    this.#guard(true);
  }

  close(): void {
    this.#stop();
    this.#unguard();
  }

  // -- The film ----------------------------------------------------------------------------------------------------

  #current: Clip | undefined;

  #stop(): void {
    this.#player.stop();
    this.#queue = [];
    this.#current = undefined;
    this.#passing = false;
  }

  #go(): void {
    this.#player.stop();
    this.#passing = false;
    for (;;) {
      const [clip] = this.#queue;
      if (!clip) return;
      if (this.#reading) return this.#pass(clip.live);
      if (clip.live.n > this.#ready) return this.#emit({ waiting: true });
      this.#queue.shift();
      const stop = this.#plays(clip) ? 0 : this.#stopIn(clip);
      if (stop >= 0) return this.#play(clip, stop);
      this.#stand(clip.live, this.#missing(clip));
      if (this.#passesBy(clip) && !this.#queue.length) return this.#flash(clip);
    }
  }

  #plays(clip: Clip): boolean {
    const seat = actorOf(clip);
    if (this.#skipped !== null && seat !== this.#skipped) this.#skipped = null;
    if (!this.#isShowable(clip) || this.#skipped !== null) return false;
    return this.#queue.length < OVERDUE || this.#hasScene(clip);
  }

  /** Whether something in it is a scene: nobody falls so far behind that a card is never seen. */
  #hasScene(clip: Clip): boolean {
    const film = this.#house.film();
    return clip.beats.some((beat, place) => shotOf(film, beat, clip.beats[place + 1]).scene);
  }

  #isShowable(clip: Clip): boolean {
    if (!clip.beats.length || !clip.live.stand || !clip.before.stand || this.#passesBy(clip)) return false;
    return this.#house.speed() !== 'cut' && !this.#house.away();
  }

  /** Whether nobody waits for a clip: all may go on at once, and nothing in it has to be seen first. */
  #passesBy(clip: Clip): boolean {
    return isLive(clip.live) && !clip.beats.some((beat) => shotOf(this.#house.film(), beat).first);
  }

  /** The position before a clip that nobody gets to see. */
  #missing(clip: Clip): number | null {
    const from = clip.broken ?? clip.before.stand?.position;
    if (from === undefined || this.#passesBy(clip) || this.#house.speed() === 'cut') return null;
    if ((clip.live.stand?.position ?? 0) <= from) return null;
    const away = this.#house.away() && clip.lines.length > 0;
    // After a lost connection there are lines of beats, but no beats.
    const lost = !clip.beats.length && clip.lines.some(({ beat }) => beat);
    return away || lost || clip.broken !== null ? from : null;
  }

  /** Goes on with what has to be seen, of what is running or waits; false when there is nothing. */
  #stopAtNext(): boolean {
    const clips = [...(this.#current ? [this.#current] : []), ...this.#queue];
    let from = this.#current ? this.#player.place + 1 : 0;
    for (const [i, clip] of clips.entries()) {
      const place = this.#stopIn(clip, from);
      from = 0;
      if (place < 0) continue;
      this.#stop();
      this.#queue = clips.slice(i + 1);
      this.#play(clip, place);
      return true;
    }
    return false;
  }

  /** The place of the first beat that has to be seen, however much is skipped; -1 when there is none. */
  #stopIn(clip: Clip, from = 0): number {
    if (!this.#isShowable(clip)) return -1;
    const film = this.#house.film();
    return clip.beats.findIndex(
      (beat, place) => place >= from && shotOf(film, beat, clip.beats[place + 1]).stays === 'always',
    );
  }

  /** `from`: what comes before is passed over. */
  #play(clip: Clip, from = 0): void {
    this.#current = clip;
    const still = this.#house.speed() === 'none';
    const hurry = this.#queue.length > HURRIED ? 0.5 : 1;
    const shots = clip.beats.map((beat, place) => shotOf(this.#house.film(), beat, clip.beats[place + 1]));
    const times: Lasting[] = still ? shots.map(() => ({ ms: 0, hold: 0 })) : lasting(shots, this.#house.speed(), hurry);
    const lengths = shots.map((shot, place) => {
      if (place < from) return 0;
      if (shot.stays === 'always' || (still && shot.stays)) return UNTIL_SEEN;
      if (!still) return times[place]?.ms ?? 0;
      return shot.matters && isSaid(shot, clip.beats[place]) ? UNTIL_SEEN : (shot.breath ?? 0);
    });
    const views = viewsOf(clip);
    this.#player.play(
      lengths,
      (place) => {
        if (place < from) return;
        const beat = this.#shown(clip, views, place, times);
        const told = clip.beats[place - 1]?.log[1] ?? 0;
        const { lines = [] } = beat;
        const card = lengths[place] === UNTIL_SEEN;
        const staged = card && Boolean(shots[place]?.stays);
        const live = this.#between(clip, views[place + 1], clip.lines.slice(0, told));
        this.#unguard();
        this.#emit({ live, beat, lines, playing: true, card, staged, guarded: false, filmed: false });
        if (staged) this.#shield();
        this.#ring(shots[place]?.sound, still);
      },
      () => {
        this.#current = undefined;
        this.#stand(clip.live, null, true);
        this.#go();
      },
    );
  }

  /** In a race: the board has moved on, and its beats pass by. */
  #flash(clip: Clip): void {
    const speed = this.#house.speed();
    if (!clip.beats.length || speed === 'cut' || speed === 'none' || this.#house.away()) return;
    const shots = clip.beats.map((beat) => shotOf(this.#house.film(), beat));
    const times = lasting(shots, speed);
    const views = viewsOf(clip);
    this.#passing = true;
    this.#player.play(
      times.map(({ ms }) => ms),
      (place) => {
        this.#emit({ beat: this.#shown(clip, views, place, times, true) });
        if (actorOf(clip) === clip.live.face) this.#ring(shots[place]?.sound, false);
      },
      () => {
        this.#passing = false;
        this.#emit({ beat: null });
      },
    );
  }

  #ring(name: SoundName | '' | undefined, still: boolean): void {
    if (name && !still) this.#house.sound(name);
  }

  #shown(clip: Clip, views: readonly unknown[], place: number, times: readonly Lasting[], live = false): ShownBeat {
    const { kind, data, log } = clip.beats[place] as Beat;
    const { ms, hold } = times[place] as Lasting;
    const lines = clip.lines.slice(clip.beats[place - 1]?.log[1] ?? 0, log[1]);
    return { kind, data, place, of: clip.beats.length, ms, hold, before: views[place], lines, live };
  }

  /** The table in the middle of a film: nobody is asked, and nothing is told that comes later. */
  #between(clip: Clip, view: unknown, told: readonly Entry[]): Live {
    const latest = this.#latest ?? clip.live;
    const before = clip.before;
    const stand: Stand = {
      ...(before.stand as Stand),
      view,
      waiting: [],
      question: null,
      moves: [],
      undo: latest.stand?.undo ?? null,
      redo: latest.stand?.redo ?? false,
      over: null,
    };
    const log = told.length ? [...before.log, ...told] : before.log;
    const { n, seats, host, requests } = latest;
    return { ...before, n, seats, host, requests, table: tableThen(before, latest), stand, log, fresh: [] };
  }

  /** Something has come while a film runs: the players present and what is asked for are shown at once. */
  #pass(latest: Live): void {
    const live = this.#scene.live;
    if (!live) return;
    const { seats, host, requests } = latest;
    this.#emit({ live: { ...live, seats, host, requests, table: tableThen(live, latest) } });
  }

  #stand(live: Live, missed: number | null, filmed = false): void {
    const last = this.#scene;
    // A clip shows the time when it was told; the players present are those present now.
    const table = live === this.#latest || !this.#latest ? live.table : tableThen(live, this.#latest);
    const from = last.missed ?? missed;
    const since = from !== null && from < (live.stand?.position ?? 0) && !isLive(live) ? from : null;
    const quiet = { beat: null, lines: [], playing: false, card: false, staged: false, filmed };
    this.#emit({ ...quiet, live: table === live.table ? live : { ...live, table }, missed: since });
    // After a film every question has only just appeared.
    const fresh = this.#isFresh(last.live, live);
    this.#guard(fresh || last.playing);
    if (live.stand && live === this.#latest) this.#house.seen(live.stand, this.#scene.missed !== null);
  }

  // -- The guard ---------------------------------------------------------------------------------------------------

  #question: Stand | null = null;

  /** Whether a question has appeared that was not there before. One that stands while others act is no new one. */
  #isFresh(last: Live | null, live: Live): boolean {
    const [before, now] = [this.#question, live.stand];
    this.#question = now;
    if (!now?.moves.length) return false;
    const answered = this.#answered;
    this.#answered = false;
    if (!last) return false;
    if (last.face !== live.face) return true;
    if (isLive(live)) return !before?.question?.live;
    return answered || !before?.moves.length || !sameMoves(before, now);
  }

  #guard(fresh: boolean): void {
    const asked = Boolean(this.#scene.live?.stand?.moves.length);
    if (fresh && asked && this.#house.speed() !== 'cut') this.#shield();
  }

  /** For a moment no press counts: it was meant for what stood here before. */
  #shield(): void {
    this.#unguard();
    this.#emit({ guarded: true });
    this.#unguard = this.#house.clock.after(GUARD, () => this.#emit({ guarded: false }));
  }

  #emit(change: Partial<Scene>): void {
    this.#scene = { ...this.#scene, waiting: false, ...change };
    this.#house.show(this.#scene);
  }
}

/** Looking back: a past stand instead of the present one, and from there the match as a film. */
import { ApiError } from '../../api';
import { settings } from '../../settings.svelte';
import { patched } from '../../table/patch';
import type { Entry, Message, Sketch, Stand } from '../../table/protocol';
import { turnFrom } from '../../table/turns';
import type { Film, ShownBeat } from '../beat';
import { shotOf } from '../kinds';
import { CLOCK, Player, UNTIL_SEEN, type Clock } from '../player';
import { sound } from '../sounds';
import { lasting } from '../timing';

/** Milliseconds for a move that has nothing to show, and for any move where nothing moves. */
const PLAIN = 450;
const STILL = 900;

/** Where the past comes from. */
export interface Archive {
  /** The stand after that many moves, with its words. */
  at(position: number): Promise<Stand>;
  /** How many moves there are, and what was told of them. */
  now(): number;
  log(): readonly Entry[];
  film(): Film | undefined;
  trouble(said: Message): void;
  /** The reader turns to the past. */
  left(): void;
  /** A film has come to the present. */
  arrived(): void;
  /** Whether a film stops at a position, because there is something to read. */
  stops?(position: number): boolean;
}

export class LookBack {
  /** The past stand that is shown; null: the present. */
  past = $state.raw<Stand | null>(null);
  beat = $state.raw<ShownBeat | null>(null);
  /** The lines of the log that tell the beat. */
  lines = $state.raw<readonly Entry[]>([]);
  playing = $state(false);
  readonly #archive: Archive;
  readonly #player: Player;
  readonly #looked = new Map<number, Promise<Stand>>();
  /** The position that was asked for last: dragging a slider asks for many. */
  #wanted = Infinity;
  /** The position that is being fetched to be shown: keys count from there, not from what is still on the screen. */
  #coming: number | null = null;
  #reel = 0;

  constructor(archive: Archive, clock: Clock = CLOCK) {
    this.#archive = archive;
    this.#player = new Player(clock);
  }

  /** Opens the table as it stood after that many moves. */
  async look(position: number): Promise<void> {
    this.#stop();
    if (position >= this.#archive.now()) return this.now();
    this.#wanted = this.#coming = position;
    try {
      const stand = await this.#fetch(position);
      if (this.#wanted === position) this.#show(stand);
    } catch (error) {
      this.#fail(error);
    } finally {
      if (this.#coming === position) this.#coming = null;
    }
  }

  /** Whether the past is shown, or about to be. */
  get turned(): boolean {
    return this.past !== null || this.#coming !== null;
  }

  /** Back to the present. */
  now(): void {
    this.#stop();
    this.#wanted = Infinity;
    this.#coming = null;
    this.past = null;
  }

  /** One turn back or on. A film that is running goes on from there. */
  async step(by: -1 | 1): Promise<void> {
    const rolling = this.playing;
    const at = this.#coming ?? this.past?.position ?? this.#archive.now();
    if (by > 0 && !this.turned) return;
    await this.look(turnFrom(this.#archive.log(), at, by));
    if (rolling && this.past) void this.play();
  }

  /** Plays on from the past that is shown, or from a position. */
  async play(from?: number): Promise<void> {
    if (from !== undefined) await this.look(from);
    if (!this.past || this.playing) return;
    this.playing = true;
    if (this.#player.running) this.#player.resume();
    else await this.#roll((this.#reel += 1));
  }

  pause(): void {
    this.playing = false;
    this.#player.pause();
  }

  /** The page at which the film has stopped was read. */
  seen(): void {
    this.#player.next();
  }

  /** A past stand that is not to be shown; null where it cannot be had. */
  async standAt(position: number): Promise<Stand | null> {
    try {
      return await this.#fetch(position);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return null;
    }
  }

  /** What a position looks like in small; nothing where it cannot be had. */
  async sketchesAt(position: number): Promise<readonly Sketch[]> {
    return (await this.standAt(position))?.sketches ?? [];
  }

  /** After an undo other moves may lead to the same positions, and another seat sees them otherwise. */
  forget(): void {
    this.#looked.clear();
  }

  close(): void {
    this.#stop();
  }

  #stop(): void {
    this.#reel += 1;
    this.#player.stop();
    this.playing = false;
    this.beat = null;
    this.lines = [];
  }

  #show(stand: Stand): void {
    if (!this.past) this.#archive.left();
    this.past = stand;
  }

  #fetch(position: number): Promise<Stand> {
    const known = this.#looked.get(position);
    if (known) return known;
    const fetching = this.#archive.at(position);
    this.#looked.set(position, fetching);
    fetching.catch(() => this.#looked.delete(position));
    return fetching;
  }

  #fail(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    this.#archive.trouble(error.said);
  }

  /** Move after move, until there are no more or somebody stops it. */
  async #roll(reel: number): Promise<void> {
    try {
      while (this.past) {
        const stand: Stand = this.past;
        const next = await this.#fetch(stand.position + 1);
        if (reel !== this.#reel) return;
        // What comes after it is fetched meanwhile; what goes wrong with that is seen when it is its turn.
        if (next.position < this.#archive.now()) this.#fetch(next.position + 1).catch(() => {});
        await new Promise<void>((over) => this.#film(stand, next, over));
        if (reel !== this.#reel) return;
        this.beat = null;
        if (next.position >= this.#archive.now()) {
          this.now();
          this.#archive.arrived();
          return;
        }
        this.past = next;
        if (this.#archive.stops?.(next.position)) {
          this.playing = false;
          return;
        }
      }
    } catch (error) {
      this.#stop();
      this.#fail(error);
    }
  }

  #film(stand: Stand, next: Stand, over: () => void): void {
    const { speed } = settings;
    const still = speed === 'none' || speed === 'cut';
    const beats = still ? [] : next.beats;
    if (!beats.length) {
      const [plain] = lasting([{ ms: PLAIN }], speed);
      this.#player.play([speed === 'none' ? STILL : (plain?.ms ?? PLAIN)], () => {}, over);
      return;
    }
    const shots = beats.map((beat) => shotOf(this.#archive.film(), beat));
    const times = lasting(shots, speed);
    const told = this.#archive.log().filter((line) => line.position === next.position && !line.undone);
    let view = stand.view;
    this.#player.play(
      times.map(({ ms }, place) => (ms && shots[place]?.page ? UNTIL_SEEN : ms)),
      (place) => {
        const [beat, time] = [beats[place], times[place]];
        if (!beat || !time) return;
        const before = view;
        view = patched(before, beat.patch);
        const lines = told.slice(...beat.log);
        this.beat = { kind: beat.kind, data: beat.data, place, of: beats.length, ...time, before, lines, live: false };
        this.lines = lines;
        this.past = { ...stand, view };
        const name = shots[place]?.sound;
        if (name && settings.sound) sound(name);
      },
      over,
    );
  }
}

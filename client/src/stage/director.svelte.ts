/** The director as the page knows it: what it shows is reactive, and it hears when the tab is hidden. */
import { settings } from '../settings.svelte';
import type { Entry, News, Welcome } from '../table/protocol';
import type { Live } from '../table/server/reducer';
import type { Film, ShownBeat } from './beat';
import { Director, type Scene } from './director';
import { CLOCK, type Clock } from './player';
import { keepSeen, lastSeen, stillSeen } from './recap/seen';
import { Telling } from './recap/telling';
import { sound } from './sounds';

/** What the director asks of a session, and tells it. */
export interface Page {
  readonly id: string;
  film(): Film | undefined;
  /** Whether a past stand is looked at. */
  lookingBack(): boolean;
  /** Tells the server how many lines of the log were seen, and whether there is something to read. */
  tell(count: number, reading: boolean): void;
}

export class StageDirector {
  readonly #director: Director;
  #scene = $state.raw<Scene | null>(null);
  readonly #telling: Telling;
  /** Whether the board has something open that is to be read. */
  #open = false;
  /** The second in which somebody last looked at the present. */
  #left = 0;
  #returned: number | null = null;
  readonly #hide: () => void;

  constructor(page: Page, clock: Clock = CLOCK) {
    this.#telling = new Telling(clock, (count, reading) => page.tell(count, reading));
    this.#director = new Director({
      clock,
      speed: () => settings.speed,
      film: () => page.film(),
      away: () => document.hidden || page.lookingBack(),
      lastSeen: () => {
        const seen = settings.speed === 'cut' ? null : lastSeen(page.id);
        this.#returned = seen && Date.now() / 1000 - seen.time;
        this.#left = seen?.time ?? 0;
        return seen?.position ?? null;
      },
      show: (scene) => {
        this.#scene = scene;
        this.#tell();
      },
      sound: (name) => {
        if (settings.sound) sound(name);
      },
      seen: ({ count, position }, missed) => {
        if (!missed) keepSeen(page.id, position);
        this.#telling.seen(count);
      },
    });
    this.#hide = () => {
      if (!document.hidden) return;
      if (this.missed === null) stillSeen(page.id);
      this.leave();
    };
    document.addEventListener('visibilitychange', this.#hide);
  }

  /** Bots wait for what stands until it was seen, and for what the board has open. */
  #tell(): void {
    this.#telling.reading(this.#open || (this.#scene?.staged ?? false));
  }

  /** The table as it is shown now. */
  get live(): Live | null {
    return this.#scene?.live ?? null;
  }
  get beat(): ShownBeat | null {
    return this.#scene?.beat ?? null;
  }
  /** The lines of the log that tell the beat. */
  get lines(): readonly Entry[] {
    return this.#scene?.lines ?? [];
  }
  /** Whether a film is running. */
  get playing(): boolean {
    return this.#scene?.playing ?? false;
  }
  /** Whether the beat waits as a card until it was seen. */
  get card(): boolean {
    return this.#scene?.card ?? false;
  }
  /** Whether the board itself keeps it in sight. */
  get staged(): boolean {
    return this.#scene?.staged ?? false;
  }
  /** Whether the question has only just appeared: no answer is taken. */
  get guarded(): boolean {
    return this.#scene?.guarded ?? false;
  }
  get filmed(): boolean {
    return this.#scene?.filmed ?? false;
  }
  /** The position since which something was missed. */
  get missed(): number | null {
    return this.#scene?.missed ?? null;
  }
  /** Seconds since somebody last looked, when something was missed; 0 when nobody knows. */
  get away(): number {
    return this.missed === null || !this.#left ? 0 : Date.now() / 1000 - this.#left;
  }
  /** Seconds since somebody last looked at this table from here, when it was opened; null at the first visit. */
  get returned(): number | null {
    return this.#returned;
  }
  /** Whether something has come whose words are not here. */
  get waiting(): boolean {
    return this.#scene?.waiting ?? false;
  }

  /** `came`: over a new connection, which has told the server nothing yet. */
  take(live: Live, frame: Welcome | News, came: boolean): void {
    if (came) this.#telling.forget();
    this.#director.take(live, frame);
  }
  hold(n?: number): void {
    this.#director.hold(n);
  }
  release(n?: number): void {
    this.#director.release(n);
  }
  answered(): void {
    this.#director.answered();
  }
  skip(): void {
    this.#director.skip();
  }
  /** The board has opened something to be read, or closed it: nothing is shown over it. */
  read(open: boolean): void {
    if (open === this.#open) return;
    this.#open = open;
    this.#director.read(open);
    this.#tell();
  }
  next(): void {
    this.#director.next();
  }
  hasten(): void {
    this.#director.hasten();
  }
  leave(): void {
    if (this.missed === null) this.#left = Date.now() / 1000;
    this.#director.leave();
  }
  caughtUp(): void {
    this.#director.caughtUp();
  }
  close(): void {
    document.removeEventListener('visibilitychange', this.#hide);
    this.#telling.stop();
    this.#director.close();
  }
}

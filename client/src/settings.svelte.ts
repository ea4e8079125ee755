/** What the reader chose about the look and sound of the page; kept in this browser. */

import type { Speed } from './stage/timing';

export type Theme = 'system' | 'dark' | 'light';

interface Kept {
  theme: Theme;
  contrast: boolean;
  sound: boolean;
  stillness: boolean;
  speed: Speed;
  plain: boolean;
  keys: boolean;
  single: boolean;
  quips: boolean;
}

const KEPT = 'starboard.settings';
const DEFAULTS: Kept = {
  theme: 'system',
  contrast: false,
  sound: false,
  stillness: false,
  speed: 'normal',
  plain: false,
  keys: true,
  single: true,
  quips: true,
};

function read(): Kept {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Kept>) };
  } catch {
    return { ...DEFAULTS };
  }
}

/** Whether a media query holds, followed while the page lives. */
class Query {
  #list: MediaQueryList;
  holds = $state(false);

  constructor(query: string) {
    this.#list = matchMedia(query);
    this.holds = this.#list.matches;
    this.#list.addEventListener('change', (event) => (this.holds = event.matches));
  }
}

class Settings {
  #kept = $state(read());
  #light = new Query('(prefers-color-scheme: light)');
  #less = new Query('(prefers-reduced-motion: reduce)');
  #more = new Query('(prefers-contrast: more)');
  #narrow = new Query('(max-width: 1099px)');
  #touch = new Query('(hover: none)');

  get theme(): Theme {
    return this.#kept.theme;
  }
  /** The theme that is shown. */
  get shown(): 'dark' | 'light' {
    if (this.#kept.theme !== 'system') return this.#kept.theme;
    return this.#light.holds ? 'light' : 'dark';
  }
  get contrast(): boolean {
    return this.#kept.contrast || this.#more.holds;
  }
  get sound(): boolean {
    return this.#kept.sound;
  }
  /** No motion: wished for here or in the system. */
  get stillness(): boolean {
    return this.#kept.stillness || this.#less.holds;
  }
  /** How quickly what happens is shown; where nothing should move, not at all. */
  get speed(): Speed {
    return this.stillness && this.#kept.speed !== 'cut' ? 'none' : this.#kept.speed;
  }
  /** The general client instead of the title's own board. */
  get plain(): boolean {
    return this.#kept.plain;
  }
  /** Whether a letter on the keyboard makes the move that wears it. */
  get keys(): boolean {
    return this.#kept.keys;
  }
  /** Whether a question with a single answer is answered without the player. */
  get single(): boolean {
    return this.#kept.single;
  }
  /** Whether bots say something now and then. */
  get quips(): boolean {
    return this.#kept.quips;
  }
  /** Too narrow for rails: the layout of a phone. */
  get narrow(): boolean {
    return this.#narrow.holds;
  }

  /** Whether a finger does what elsewhere a pointer or a key does: nobody needs letters then. */
  get touch(): boolean {
    return this.#touch.holds;
  }

  set<Name extends keyof Kept>(name: Name, value: Kept[Name]): void {
    this.#kept[name] = value;
    localStorage.setItem(KEPT, JSON.stringify(this.#kept));
    this.show();
  }

  /** Puts the choices onto the root of the page, where the tokens look for them. */
  show(): void {
    const root = document.documentElement.dataset;
    root['theme'] = this.shown;
    root['contrast'] = this.contrast ? 'more' : 'normal';
    root['motion'] = this.stillness ? 'less' : 'normal';
  }
}

export const settings = new Settings();

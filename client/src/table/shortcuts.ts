/** The keys of a table. Letters at places and numbers in drawers make moves, Enter presses the filled button; the rest is
 *  the table's own. Space belongs to the film. */
import { settings } from '../settings.svelte';
import { filmKey } from '../stage/keys';
import { holding } from './bar/hold/holding.svelte';
import type { Offer } from './bar/offer.svelte';
import { explain } from './explain/explain.svelte';
import type { RailState } from './rail/rail.svelte';
import type { Session } from './session.svelte';

/** Where keys mean something of their own: fields, dialogues, the menu. */
const OWN_KEYS = 'input:not([type=range], [type=radio]), select, textarea, dialog, [popover]';
/** What Enter presses by itself. */
const PRESSED = 'button, a, summary, [role=button], [role=menuitem], [role=tab], input';
export const SEARCH_ID = 'rule-search';

interface Given {
  readonly session: Session;
  readonly offer: Offer;
  readonly rail: RailState;
  /** Opens what is said about the question and the keys. */
  readonly help: () => void;
  /** Asks what a veteran would do, or closes the answer. */
  readonly hint: () => void;
  /** Closes the topmost thing; whether there was one. */
  readonly closeTop: () => boolean;
}

export class Shortcuts {
  readonly #given: Given;

  constructor(given: Given) {
    this.#given = given;
  }

  down(event: KeyboardEvent): void {
    const { target } = event;
    if ((target instanceof Element && target.closest(OWN_KEYS)) || event.defaultPrevented) return;
    if (this.#pressed(event)) event.preventDefault();
  }
  up(event: KeyboardEvent): void {
    if (event.key === 'Enter') holding.stop();
  }

  #pressed(event: KeyboardEvent): boolean {
    const { key, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
    const { session } = this.#given;
    if (altKey) return false;
    if (ctrlKey || metaKey) {
      const redo = key === 'y' || (key.toLowerCase() === 'z' && shiftKey);
      if (key.toLowerCase() !== 'z' && !redo) return false;
      void session.ask({ type: redo ? 'redo' : 'undo' });
      return true;
    }
    if (key === 'Escape' && this.#given.closeTop()) return true;
    if (filmKey(session, key)) return true;
    // A key that is held down means one press.
    if (repeat || key === 'Escape') return false;
    if (key === 'Enter') return this.#enter(event.target);
    if (key === '?') return this.#explain();
    return settings.keys && (this.#own(key, shiftKey) || this.#number(key) || session.press(key));
  }

  #own(key: string, shift: boolean): boolean {
    const { session, offer, rail } = this.#given;
    const letter = key.toLowerCase();
    const cards = session.module?.tabs?.[0]?.id;
    if (letter === 'z') void session.ask({ type: shift ? 'redo' : 'undo' });
    else if (letter === 'f' && session.asked) offer.slide('free');
    else if (letter === 'f' && session.free) session.joining = true;
    else if (letter === 'h') this.#given.hint();
    else if (settings.narrow) return false;
    else if (letter === 'l') rail.toggle('log');
    else if (letter === 'r') rail.toggle('rules');
    else if (letter === 'c' && cards) rail.toggle(cards);
    else if (key === '/') this.#search();
    else return false;
    return true;
  }

  #search(): void {
    this.#given.rail.show('rules');
    // The field is there once the rail is drawn.
    requestAnimationFrame(() => document.getElementById(SEARCH_ID)?.focus());
  }

  #number(key: string): boolean {
    const move = /^[1-9]$/.test(key) ? this.#given.offer.numbered[Number(key) - 1] : undefined;
    if (move) this.#given.session.play(move);
    return move !== undefined;
  }

  /** Presses the filled button; holds it down if it is to be held. */
  #enter(target: EventTarget | null): boolean {
    if (target instanceof Element && target.closest(PRESSED)) return false;
    const button = document.querySelector<HTMLButtonElement>('.bar .go:not(:disabled)');
    if (!button) return false;
    const { filled } = this.#given.offer.parts;
    if (typeof filled === 'object' && filled?.caption.weight === 'grave')
      holding.start(filled.move, button, (move) => void this.#given.session.insist(move));
    else button.click();
    return true;
  }

  /** Explains what has the focus; without any, what is asked and which keys there are. */
  #explain(): boolean {
    const thing = explain.thingOf(document.activeElement);
    if (thing) explain.show(thing, this.#given.session.say, true);
    else this.#given.help();
    return true;
  }
}

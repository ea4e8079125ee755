/** A move that is being held. What costs something and cannot be taken back is not pressed but held, at its place or on
 *  the button that names it; the fill runs here, and the moves of others do not stop it while the move is allowed. */
import type { Move } from '../../protocol';
import { keyOf } from '../choosing';

/** Milliseconds until a move that is held is made. */
export const HOLD = 1000;

class Holding {
  /** The move that is held, and what it is held on. */
  now = $state.raw<{ readonly move: Move; readonly on: Element } | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  start(move: Move, on: Element, done: (move: Move) => void): void {
    if (this.now) return;
    this.now = { move, on };
    this.#timer = setTimeout(() => {
      this.now = null;
      done(move);
    }, HOLD);
  }

  /** Let go too early: nothing happens. Whether something was held. */
  stop(): boolean {
    const held = this.now !== null;
    clearTimeout(this.#timer);
    this.now = null;
    return held;
  }

  /** Lets go of what is no longer allowed. */
  check(moves: readonly { readonly move: Move }[]): void {
    const held = this.now && keyOf(this.now.move);
    if (held && !moves.some(({ move }) => keyOf(move) === held)) this.stop();
  }

  isHeld(move: Move): boolean {
    return this.now !== null && keyOf(this.now.move) === keyOf(move);
  }
}

export const holding = new Holding();

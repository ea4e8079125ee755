/** What would a veteran do? Asked once for a question; the answer is pointed out and never played. */
import type { LitMove } from '../board';
import { keyOf } from '../bar/choosing';
import type { Hint, Message } from '../protocol';
import type { Session } from '../session.svelte';

/** What came of asking. */
interface Asked {
  /** The question it was about. */
  readonly at: string;
  readonly hint: Hint | null;
  /** The moves that were named. */
  readonly keys: readonly string[];
  /** Why there is no answer. */
  readonly refused: Message | null;
}

const LATE: Message = { id: 'table-hint-late' };

export class Hinting {
  readonly #session: Session;
  #asked = $state.raw<Asked | null>(null);
  /** Whether the move is pointed out on the board. */
  showing = $state(false);

  constructor(session: Session) {
    this.#session = session;
  }

  readonly allowed = $derived.by(() => this.#session.advised);
  /** What was asked about the question that is open. */
  readonly #now = $derived.by(() =>
    this.allowed && this.#asked?.at === this.#session.questionKey ? this.#asked : null,
  );
  readonly open = $derived(this.#now !== null);
  readonly hint = $derived(this.#now?.hint ?? null);
  /** The moves that were named, as they stand in the list now. */
  readonly moves = $derived.by<readonly LitMove[]>(() => {
    const keys = this.#now?.keys ?? [];
    return this.#session.moves.filter(({ move }) => keys.includes(keyOf(move)));
  });
  readonly refused = $derived.by<Message | null>(() => {
    const now = this.#now;
    if (!now) return null;
    // In a race somebody else may have been quicker.
    const gone = now.hint && !this.#session.busy && this.moves.length < now.keys.length;
    return now.refused ?? (gone ? LATE : null);
  });

  toggle(): void {
    if (this.open) this.close();
    else if (this.allowed) void this.#ask();
  }

  async #ask(): Promise<void> {
    const at = this.#session.questionKey;
    this.#asked = { at, hint: null, keys: [], refused: null };
    this.showing = false;
    const answer = await this.#session.connection.advise();
    if (this.#asked?.at !== at) return;
    if (answer.type === 'refused') {
      this.#asked = { at, hint: null, keys: [], refused: answer.message };
      return;
    }
    // Answers come in order: the list that the places belong to is here already.
    const stand = this.#session.connection.live?.stand;
    const keys = answer.picks.flatMap((place) => {
      const named = stand?.count === answer.at ? stand.moves[place] : undefined;
      return named ? [keyOf(named.move)] : [];
    });
    const late = keys.length < answer.picks.length;
    this.#asked = { at, hint: late ? null : answer, keys, refused: late ? LATE : null };
  }

  /** Points the move out: where it is made, where it leads, and the button that would make it. */
  show(): void {
    const [first] = this.moves;
    const session = this.#session;
    if (session.several) session.pickOnly(this.moves);
    if (first) {
      session.module?.shows?.(first.move);
      if (!session.several) session.select(first);
      session.point(first.index);
    }
    this.showing = true;
  }

  close(): void {
    this.#asked = null;
    if (this.showing) this.#session.point(null);
    this.showing = false;
  }
}

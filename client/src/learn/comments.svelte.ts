/** The notes of a lesson, for looking back: what was said at which position. */
import { ApiError, api } from '../api';
import type { PastNote } from '../api_types';
import { keysOf, ownKeys } from '../keys';
import type { Note } from '../table/protocol';

/** The note that stood at a position: the last that had come, with the one before if both came there. */
export function noteAt(notes: readonly PastNote[], position: number): Note | null {
  const came = notes.filter((note) => note.position <= position);
  const last = came.at(-1);
  if (!last) return null;
  const before = came.at(-2);
  const { step, of, id, speaker, text, look } = last;
  const after = before?.position === last.position ? { after: before.text } : {};
  return { does: 'watch', step, of, id, speaker, text, look, ...after };
}

export class Comments {
  readonly #table: string;
  #notes = $state.raw<readonly PastNote[]>([]);

  constructor(table: string) {
    this.#table = table;
  }

  /** Fetches what was said so far. */
  async load(): Promise<void> {
    try {
      this.#notes = await api.notes(this.#table, ownKeys(keysOf(this.#table))[0]);
    } catch (error) {
      // Without them the past is still a film.
      if (!(error instanceof ApiError)) throw error;
    }
  }

  at(position: number): Note | null {
    return noteAt(this.#notes, position);
  }

  /** Whether something was said just there: a film stops, so that it can be read. */
  stops(position: number): boolean {
    return this.#notes.some((note) => note.position === position);
  }
}

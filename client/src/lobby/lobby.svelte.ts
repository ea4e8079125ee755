/** What the lobby knows of the server: who we are there, which titles it offers, which tables stand. */
import { ApiError, api } from '../api';
import type { Lists, Me, TitleRow } from '../api_types';
import { words } from '../i18n/words.svelte';
import { installed } from '../installed.svelte';
import type { Message } from '../table/protocol';
import { waitsForYou } from './naming';

const LOOK_AGAIN = 5000;

class Lobby {
  me = $state.raw<Me | null>(null);
  titles = $state.raw<readonly TitleRow[]>([]);
  tables = $state.raw<Lists | null>(null);
  /** What went wrong last, for the reader. */
  trouble = $state.raw<Message | null>(null);

  /** Asks the server who we are; everything else waits for that. */
  async start(): Promise<void> {
    await this.#trying(async () => {
      this.me = await api.me();
      if (this.me.entered) await this.#look();
    });
  }

  async enter(password: string): Promise<void> {
    this.me = await api.enter(password);
    await this.#trying(() => this.#look());
  }

  async rename(name: string): Promise<void> {
    this.me = await api.rename(name);
  }

  /** Goes on asking who we are until there is an answer: otherwise whoever comes while the server restarts would be left
   *  with an empty page forever. */
  persist(): () => void {
    const ask = (): void => {
      if (this.trouble && (!this.me || (this.me.entered && this.titles.length === 0))) void this.start();
    };
    const timer = setInterval(ask, LOOK_AGAIN);
    addEventListener('online', ask);
    return () => {
      clearInterval(timer);
      removeEventListener('online', ask);
    };
  }

  /** Keeps the lists of tables fresh while a page shows them. */
  watch(): () => void {
    const look = (): void => {
      if (document.visibilityState === 'visible' && this.me?.entered) void this.refresh();
    };
    look();
    const timer = setInterval(look, LOOK_AGAIN);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }

  refresh(): Promise<void> {
    return this.#trying(async () => {
      const tables = await api.tables();
      // What is asked and what happened is said in words that otherwise come with the table.
      const told = [...tables.mine, ...tables.watch].filter((row) => waitsForYou(row) || row.lately.length > 0);
      await Promise.all([...new Set(told.map(({ title }) => title))].map((title) => words.learn(title, true)));
      this.tables = tables;
    });
  }

  /** Asks once more which titles there are, and what can be agreed: something was filled in. */
  again(): Promise<void> {
    return this.#trying(() => this.#look());
  }

  title(id: string): TitleRow | undefined {
    return this.titles.find((title) => title.id === id);
  }

  async #look(): Promise<void> {
    const titles = await api.titles();
    await Promise.all(titles.map((title) => words.learn(title.id, false)));
    // What can be learned here comes first.
    this.titles = titles.toSorted((a, b) => Number(b.lessons) - Number(a.lessons));
  }

  async #trying(what: () => Promise<void>): Promise<void> {
    try {
      await what();
      // A server that comes back is often a newer one.
      if (this.trouble) installed.look();
      this.trouble = null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.trouble = error.said;
    }
  }
}

export const lobby = new Lobby();

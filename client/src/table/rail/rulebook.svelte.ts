/** The rule that is being read: its text in the reader's language, and its neighbours when they are asked for. */
import { ApiError, api } from '../../api';
import type { RuleText } from '../../api_types';
import { words } from '../../i18n/words.svelte';
import type { Message } from '../protocol';

type Side = 'before' | 'after';

class Rulebook {
  /** The number that was asked for; null while nothing is read. */
  opened = $state<string | null>(null);
  /** What is shown: the rule, and those of its chapter that were turned to. */
  rules = $state.raw<readonly RuleText[]>([]);
  /** Why there is nothing to read. */
  trouble = $state.raw<Message | null>(null);

  /** The rule of the chapter before or after what is shown, if there is one. */
  next(side: Side): string | null {
    const edge = this.rules.at(side === 'before' ? 0 : -1);
    const at = edge ? edge.ids.indexOf(edge.id) : -1;
    return (at >= 0 && edge?.ids[at + (side === 'before' ? -1 : 1)]) || null;
  }

  /** Opens a rule, in the language of the page. */
  async open(id: string): Promise<void> {
    this.opened = id;
    this.rules = [];
    this.trouble = null;
    await this.#read(id, (rule) => [rule]);
  }

  /** Shows one more rule of the chapter. */
  async more(side: Side): Promise<void> {
    const id = this.next(side);
    if (id) await this.#read(id, (rule) => (side === 'before' ? [rule, ...this.rules] : [...this.rules, rule]));
  }

  close(): void {
    this.opened = null;
    this.rules = [];
  }

  async #read(id: string, shown: (rule: RuleText) => readonly RuleText[]): Promise<void> {
    const asked = this.opened;
    try {
      const rule = await api.rule(words.language, id);
      // Another rule may have been opened meanwhile, or the same neighbour pressed twice.
      if (this.opened === asked && !this.rules.some((one) => one.id === rule.id)) this.rules = shown(rule);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (this.opened === asked) this.trouble = error.said;
    }
  }
}

export const rulebook = new Rulebook();

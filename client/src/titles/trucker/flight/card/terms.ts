/** What a card says, in words: one term a line. */
import type { Say } from '../../../../table/board';
import type { Glyph } from '../../draw/glyphs';
import type { Goods, PrintedCard, PrintedLoss } from '../../printed';

export interface Term {
  readonly icon: Glyph;
  readonly words: string;
  readonly goods?: Goods;
}

/** Who is looked for in a line of a combat zone. */
export const LEAST = {
  crew: 'trucker-least-crew',
  engines: 'trucker-least-engines',
  cannons: 'trucker-least-cannons',
} as const;

export function lossTerm(loss: PrintedLoss, t: Say): Term {
  if (loss.days) return { icon: 'days', words: t('trucker-board-lose-days', { count: loss.days }) };
  if (loss.crew) return { icon: 'crew', words: t('trucker-board-lose-crew', { count: loss.crew }) };
  if (loss.goods) return { icon: 'crate', words: t('trucker-board-lose-goods', { count: loss.goods }) };
  return { icon: 'cross', words: t('trucker-board-lose-shots', { count: loss.shots?.length ?? 0 }) };
}

const SENTENCES: Readonly<Record<string, (t: Say) => string>> = {
  open_space: (t) => t('trucker-board-open-space'),
  stardust: (t) => t('trucker-board-stardust'),
  epidemic: (t) => t('trucker-board-epidemic'),
  sabotage: (t) => t('trucker-board-sabotage'),
  planets: (t) => t('trucker-board-planets'),
};

const SENTENCE_ICONS: Readonly<Record<string, Glyph>> = {
  open_space: 'engine',
  stardust: 'plug',
  epidemic: 'crew',
  sabotage: 'cross',
  planets: 'crate',
};

/** The terms of a card besides its planets, its lines and its meteors, which are drawn. */
export function termsOf(card: PrintedCard, t: Say): Term[] {
  const terms: Term[] = [];
  const sentence = SENTENCES[card.kind];
  if (sentence) terms.push({ icon: SENTENCE_ICONS[card.kind] ?? 'card', words: sentence(t) });
  if (card.strength) terms.push({ icon: 'cannon', words: t('trucker-board-strength', { strength: card.strength }) });
  if (card.kind === 'abandoned_ship') {
    terms.push({ icon: 'crew', words: t('trucker-board-lose-crew', { count: card.crew ?? 0 }) });
  } else if (card.crew) {
    terms.push({ icon: 'crew', words: t('trucker-board-need-crew', { count: card.crew }) });
  }
  if (card.lose) terms.push(lossTerm(card.lose, t));
  if (card.steps) terms.push(intruders(card, t));
  const credits = card.credits ?? card.reward?.credits;
  const goods = card.goods ?? card.reward?.goods;
  if (credits) terms.push({ icon: 'credit', words: t('trucker-board-credits-gain', { credits }) });
  if (goods) terms.push({ icon: 'crate', words: t('trucker-board-goods-gain'), goods });
  if (card.days) terms.push({ icon: 'days', words: t('trucker-board-lose-days', { count: card.days }) });
  return terms;
}

function intruders(card: PrintedCard, t: Say): Term {
  const args = { count: card.hands?.length ?? 1, steps: card.steps ?? 0, side: card.side ?? 'front' };
  return {
    icon: 'crew',
    words:
      card.kind === 'predator'
        ? t('trucker-board-predator', args)
        : t('trucker-board-commandos', { ...args, every: card.every ?? 1 }),
  };
}

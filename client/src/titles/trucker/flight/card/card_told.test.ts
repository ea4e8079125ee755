import { expect, it } from 'vitest';
import { printed } from '../../fixtures/fixtures';
import { cardTold } from './card_told';

it('every adventure card says how it is played, and by which rule', () => {
  const cards = Object.values(printed.cards);
  expect(cards.length).toBeGreaterThan(50);
  for (const card of cards) {
    const { heading, lines, rule } = cardTold(card, (message) => (typeof message === 'string' ? message : message.id));
    expect([card.kind, heading, lines.length > 0, rule]).toEqual([
      card.kind,
      card.name,
      true,
      expect.stringMatching(/^GT-/),
    ]);
  }
});

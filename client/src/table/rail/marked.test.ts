import { expect, it } from 'vitest';
import { markedIn } from './marked';

it.each([
  ['Raiders fall upon you', 'raid', '[Raid]ers fall upon you'],
  ['Nájezdníci útočí', 'najezd utoc', '[Nájezd]níci [útoč]í'],
  ['Nothing of the kind', 'raid', 'Nothing of the kind'],
  ['Battery', '', 'Battery'],
])('marks in "%s" what "%s" met', (text, wanted, shown) => {
  const pieces = markedIn(text, wanted);
  expect(pieces.map(({ words, met }) => (met ? `[${words}]` : words)).join('')).toBe(shown);
});

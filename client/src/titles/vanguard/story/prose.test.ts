import { expect, test } from 'vitest';
import { openingOf, paragraphsOf } from './prose';

test('paragraphs are parted by empty lines, and what is said about the rules stands apart', () => {
  expect(paragraphsOf('One.\nStill one.\n\n> A rule.\n\n\nTwo.')).toEqual([
    { text: 'One.\nStill one.', note: false },
    { text: 'A rule.', note: true },
    { text: 'Two.', note: false },
  ]);
  expect(paragraphsOf('')).toEqual([]);
});

test('the opening of a paragraph is three words, fewer before something stressed', () => {
  expect(openingOf('You come down on a mat')).toEqual(['You come down', ' on a mat']);
  expect(openingOf('You *come* down on')).toEqual(['You ', '*come* down on']);
  expect(openingOf('Nobody.')).toEqual(['Nobody.', '']);
});

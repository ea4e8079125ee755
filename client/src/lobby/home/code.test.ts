import { expect, test } from 'vitest';
import { codeIn } from './code';

test('a code is read by itself and out of a link', () => {
  expect(codeIn(' quiet-comet-7f3a ')).toEqual({ table: 'quiet-comet-7f3a', key: '' });
  expect(codeIn('https://play.example/t/quiet-comet-7f3a#seat=abc_D')).toEqual({
    table: 'quiet-comet-7f3a',
    key: '#seat=abc_D',
  });
  expect(codeIn('https://play.example/t/quiet-comet/')).toEqual({ table: 'quiet-comet', key: '' });
  expect(codeIn('two words')).toBeNull();
  expect(codeIn('')).toBeNull();
});

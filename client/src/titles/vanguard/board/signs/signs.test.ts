import { expect, test } from 'vitest';
import type { Say } from '../../../../table/board';
import { printed } from '../../fixtures/fixtures';
import type { PlanetPrint, Written } from '../../printed';
import { boxesOfSign, linesOfSign, nameOfSign, spokenSign } from './signs';

const t: Say = (message, args) => {
  const { id, args: own } = typeof message === 'string' ? { id: message, args } : message;
  return [id, ...Object.values(own ?? {}).filter((value) => typeof value === 'string')].join(' ');
};
const written = (id: string): Written => ({ text: id, words: { id } });
const planet = {
  symbol: [
    { id: 'W', effect: written('wade') },
    { id: 'H1', closed: written('shut') },
  ],
} as unknown as PlanetPrint;
const ground = { planet, condition: { travel: written('stumble') } };

test('the travel symbol is the effect of the condition, and nothing without one', () => {
  expect(linesOfSign('T', ground, t)).toEqual(['stumble']);
  expect(linesOfSign('T', { planet, condition: undefined }, t)).toEqual(['vanguard-board-harmless']);
  expect(nameOfSign('T', t)).toBe('vanguard-word-symbol T');
});

test('symbols of a planet say what they do, or when they shut the path', () => {
  expect(linesOfSign('W', ground, t)).toEqual(['wade']);
  expect(linesOfSign('H1', ground, t)).toEqual(['vanguard-board-path-closed shut']);
  expect(nameOfSign('H1', t)).toBe('vanguard-board-path-sign H1');
});

test('a sign is read out as a whole, a danger box with its faces', () => {
  expect(spokenSign('uR', ground, printed, t)).toBe('vanguard-word-symbol uR');
  expect(spokenSign('W', ground, printed, t)).toBe('vanguard-board-path-sign W; wade');
  expect(spokenSign('xA', ground, printed, t)).toContain('vanguard-op-injure');
});

test('a sign that may lead to danger shows the box as well', () => {
  const risky = { planet, condition: { travel: { text: 'use 1 D or danger C', words: { id: 'risk' } } } };
  expect(boxesOfSign('T', risky)).toEqual(['C']);
  expect(boxesOfSign('xB', risky)).toEqual(['B']);
  expect(boxesOfSign('uR', risky)).toEqual([]);
  expect(spokenSign('T', risky, printed, t)).toContain('vanguard-board-danger C');
});

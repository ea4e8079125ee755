import { expect, test } from 'vitest';
import type { Say } from '../../../../table/board';
import type { Message } from '../../../../table/protocol';
import { printed } from '../../fixtures/fixtures';
import type { PlanetPrint, SignPrint, Written } from '../../printed';
import { boxesOfSign, linesOfSign, nameOfSign, spokenSign } from './signs';

/** The ids of a message and of those inside it, and its words, in their order. */
const t: Say = (message, args) => {
  const { id, args: own } = typeof message === 'string' ? { id: message, args } : message;
  const inside = Object.values(own ?? {}).map((value) => {
    if (typeof value === 'string') return value;
    return value && typeof value === 'object' && 'id' in value ? t(value as Message) : '';
  });
  return [id, ...inside].filter(Boolean).join(' ');
};
const TRAVEL: SignPrint = { id: 'T', kind: 'travel' };
const USE: SignPrint = { id: 'uR', kind: 'use', colour: 'red' };
const WADE: SignPrint = { id: 'W', kind: 'own' };
const HATCH: SignPrint = { id: 'H1', kind: 'own' };
const BOX_A: SignPrint = { id: 'xA', kind: 'danger', box: 'A' };
const BOX_B: SignPrint = { id: 'xB', kind: 'danger', box: 'B' };
const written = (id: string): Written => ({ words: { id } });
const planet = {
  symbol: [
    { id: 'W', effect: written('wade') },
    { id: 'H1', closed: written('shut') },
  ],
} as unknown as PlanetPrint;
const ground = { planet, condition: { travel: written('stumble') } };

test('the travel symbol is the effect of the condition, and nothing without one', () => {
  expect(linesOfSign(TRAVEL, ground, t)).toEqual(['stumble']);
  expect(linesOfSign(TRAVEL, { planet, condition: undefined }, t)).toEqual(['vanguard-board-harmless']);
  expect(nameOfSign(TRAVEL, t)).toBe('vanguard-word-symbol T');
});

test('symbols of a planet say what they do, or when they shut the path', () => {
  expect(linesOfSign(WADE, ground, t)).toEqual(['wade']);
  expect(linesOfSign(HATCH, ground, t)).toEqual(['vanguard-board-path-closed shut']);
  expect(nameOfSign(HATCH, t)).toBe('vanguard-board-path-sign H1');
});

test('a sign is read out as a whole, a danger box with its faces', () => {
  expect(spokenSign(USE, ground, printed, t)).toBe('vanguard-word-symbol uR');
  expect(spokenSign(WADE, ground, printed, t)).toBe('vanguard-board-path-sign W; wade');
  expect(spokenSign(BOX_A, ground, printed, t)).toContain('vanguard-do-injure');
});

test('a sign that may lead to danger shows the box as well', () => {
  const risky = { planet, condition: { travel: { words: { id: 'risk' }, danger: ['C'] } } };
  expect(boxesOfSign(TRAVEL, risky)).toEqual(['C']);
  expect(boxesOfSign(BOX_B, risky)).toEqual(['B']);
  expect(boxesOfSign(USE, risky)).toEqual([]);
  expect(spokenSign(TRAVEL, risky, printed, t)).toContain('vanguard-board-danger C');
});

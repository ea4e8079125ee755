import { expect, test } from 'vitest';
import { printed } from '../fixtures/fixtures';
import type { CardPrint, PlatePrint } from '../printed';
import { boxOf, drawingOf, shareOf } from './plate';
import { largePortrait } from './portrait';
import { VOCABULARY } from './vocabulary';
import { DEFAULTS } from './words';

const met = Object.entries(printed.met ?? {});
const plates = met.filter(([name]) => /-plate-/.test(name)).map(([, print]) => print as PlatePrint);
const crew = met.filter(([name]) => /-crew-/.test(name)).map(([, print]) => print as CardPrint);

test('there is a drawing for each word, and a word for each drawing', () => {
  expect(Object.keys(VOCABULARY).sort()).toEqual(Object.keys(DEFAULTS).sort());
});

test('every plate is drawn without a gap', () => {
  expect(plates.length).toBeGreaterThan(40);
  for (const plate of plates) {
    const drawing = drawingOf(plate, 'p');
    expect(drawing, plate.id).not.toMatch(/NaN|undefined|null|Infinity/);
    expect(drawing.length, plate.id).toBeGreaterThan(4000);
  }
});

test('drawing a plate twice gives the same picture', () => {
  for (const plate of plates.slice(0, 5)) expect(drawingOf(plate, 'p')).toBe(drawingOf(plate, 'p'));
});

test('two words of a page never share a gradient or a clip', () => {
  for (const plate of plates) {
    const ids = [...drawingOf(plate, 'p').matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size, plate.id).toBe(ids.length);
  }
});

test('every crop lies within its print', () => {
  for (const plate of plates)
    for (const crop of ['full', 'tall', 'wide', 'square'] as const) {
      const [x = 0, y = 0, width = 0, height = 0] = boxOf(plate, crop);
      expect([x >= 0, y >= 0, x + width <= 1200, y + height <= 800], plate.id).toEqual([true, true, true, true]);
    }
});

test('pages that share a plate show three parts of it, each within the print', () => {
  for (const plate of plates)
    for (const crop of ['tall', 'wide'] as const) {
      const parts = ['tall', 'square', 'wide'].map((part) => shareOf(plate, crop, part));
      expect(parts[0]).toEqual(boxOf(plate, crop));
      expect(new Set(parts.map(String)).size, `${plate.id} ${crop}`).toBe(3);
      for (const [x = 0, y = 0, width = 0, height = 0] of parts)
        expect([x >= 0, y >= 0, x + width <= 1200, y + height <= 800], plate.id).toEqual([true, true, true, true]);
    }
});

test('a word from a newer server is left out', () => {
  expect(drawingOf({ print: 'plate', id: 'x', crops: {}, draw: [{ draw: 'comet', given: {} }] }, 'p')).toBe('');
});

test('nobody has the portrait of anybody else', () => {
  const drawn = crew.map(({ id, section, look }) => largePortrait(id, section ?? 'security', look));
  expect(drawn.length).toBeGreaterThan(40);
  expect(new Set(drawn).size).toBe(drawn.length);
  for (const one of drawn) expect(one).not.toMatch(/NaN|undefined/);
});

import { describe, expect, it } from 'vitest';
import type { Entry } from '../../../table/protocol';
import { isGlyph } from '../draw/glyphs';
import { fixture } from '../fixtures/fixtures';
import { battleStory, hegemonStory, marksOf, ofHegemon, regionOf } from './story';

const entry = (id: string, marks: readonly string[] = [], undone = false): Entry => ({
  position: 1,
  time: 0,
  message: { id },
  marks,
  undone,
});
const DIE = entry('die', ['hegemon', 'turn-begins', 'step', 'battle-ends']);
const TARGET = entry('target', ['hegemon', 'step']);

describe('the turn of the Hegemon', () => {
  const story = hegemonStory(fixture('hegemon').log);

  it('begins with its die and has a rule for every step', () => {
    expect(story[0]?.entry.sign).toBe('die');
    expect(story.length).toBeGreaterThan(3);
    for (const { entry: told } of story) expect(told.rule).toMatch(/^AE-/);
  });

  it('keeps what came of a step with it', () => {
    const built = story.filter(({ entry: told }) => told.sign === 'develop');
    expect(built.flatMap(({ details }) => details.map(({ message }) => message.id))).toContain('andromeda-developed');
  });

  it('numbers the regions where something happened', () => {
    const marks = marksOf(story);
    const numbers = [...marks.values()].flat();
    expect(numbers.length).toBeGreaterThan(0);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(story.length);
  });

  it('ends where somebody else begins', () => {
    const log = [DIE, TARGET, entry('launched', ['turn-ends', 'battle-ends'])];
    expect(hegemonStory(log)).toHaveLength(2);
    expect(hegemonStory([...log, DIE])).toHaveLength(1);
    expect(hegemonStory([])).toEqual([]);
  });

  it('leaves out what was taken back', () => {
    expect(hegemonStory([DIE, { ...TARGET, undone: true }])).toHaveLength(1);
  });

  it('has a drawing for every sign', () => {
    const signs = fixture('hegemon').log.flatMap(({ sign }) => (sign ? [sign] : []));
    expect(signs.length).toBeGreaterThan(10);
    expect(signs.filter((sign) => !isGlyph(sign))).toEqual([]);
  });

  it('knows its lines', () => {
    expect(ofHegemon(DIE)).toBe(true);
    expect(ofHegemon(entry('event'))).toBe(false);
  });
});

describe('a battle', () => {
  it('is told from its beginning', () => {
    const log = [entry('launched', ['battle-ends']), entry('battle', ['battle-begins', 'step']), entry('rolled')];
    const story = battleStory([...log, entry('event', ['battle-ends'])]);
    expect(story.map(({ entry: told }) => told.message.id)).toEqual(['battle', 'rolled']);
  });
});

it('takes the region of a sentence from the server', () => {
  expect(regionOf({ id: 'x', args: { region: { id: 'some-name', args: { at: 6 } } } })).toBe(6);
  expect(regionOf({ id: 'x', args: { region: { id: 'some-name', args: { at: -1 } } } })).toBe(-1);
  expect(regionOf({ id: 'x', args: { region: { id: 'some-name' } } })).toBe(-1);
  expect(regionOf({ id: 'x' })).toBe(-1);
});

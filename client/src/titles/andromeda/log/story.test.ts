import { describe, expect, it } from 'vitest';
import type { Entry, Message } from '../../../table/protocol';
import { fixture, printed } from '../fixtures/fixtures';
import { battleStory, hegemonStory, marksOf, regionOf } from './story';

const entry = (id: string, args: Message['args'] = {}, undone = false): Entry => ({
  position: 1,
  time: 0,
  message: { id, args },
  undone,
});

describe('the turn of the Hegemon', () => {
  const story = hegemonStory(fixture('hegemon').log, printed);

  it('begins with its die and has a rule for every step', () => {
    expect(story[0]?.entry.message.id).toBe('andromeda-hegemon-die');
    expect(story.length).toBeGreaterThan(3);
    for (const { entry: told } of story) expect(told.rule).toMatch(/^AE-/);
  });

  it('keeps what came of a step with it', () => {
    const built = story.find(({ entry: told }) => told.message.id === 'andromeda-hegemon-wants-building');
    expect(built?.details.map(({ message }) => message.id)).toContain('andromeda-developed');
  });

  it('numbers the regions where something happened', () => {
    const marks = marksOf(story);
    const numbers = [...marks.values()].flat();
    expect(numbers.length).toBeGreaterThan(0);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(story.length);
  });

  it('ends where somebody else begins', () => {
    const log = [entry('andromeda-hegemon-die'), entry('andromeda-hegemon-target'), entry('andromeda-launched')];
    expect(hegemonStory(log, printed)).toHaveLength(2);
    expect(hegemonStory([...log, entry('andromeda-hegemon-section-empty')], printed)).toHaveLength(1);
    expect(hegemonStory([], printed)).toEqual([]);
  });

  it('leaves out what was taken back', () => {
    const log = [entry('andromeda-hegemon-die'), entry('andromeda-hegemon-target', {}, true)];
    expect(hegemonStory(log, printed)).toHaveLength(1);
  });
});

describe('a battle', () => {
  it('is told from its beginning', () => {
    const log = [entry('andromeda-launched'), entry('andromeda-battle'), entry('andromeda-rolled', { dice: '6 5' })];
    const story = battleStory([...log, entry('andromeda-event')], printed);
    expect(story.map(({ entry: told }) => told.message.id)).toEqual(['andromeda-battle', 'andromeda-rolled']);
  });
});

it('takes the region of a sentence from the server', () => {
  expect(regionOf({ id: 'x', args: { region: { id: 'some-name', args: { at: 6 } } } })).toBe(6);
  expect(regionOf({ id: 'x', args: { region: { id: 'some-name', args: { at: -1 } } } })).toBe(-1);
  expect(regionOf({ id: 'x', args: { region: { id: 'some-name' } } })).toBe(-1);
  expect(regionOf({ id: 'x' })).toBe(-1);
});

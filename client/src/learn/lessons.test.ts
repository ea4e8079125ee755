import { describe, expect, it } from 'vitest';
import type { LessonRow } from '../api_types';
import { doingOf, doneOf, follows, nextOf, numberOfNext } from './lessons';

const lesson = (id: string, more: Partial<LessonRow> = {}): LessonRow => ({
  id,
  kind: 'lesson',
  name: { id: 'x' },
  about: { id: 'y' },
  minutes: 3,
  steps: 10,
  step: 0,
  done: false,
  table: '',
  sketch: null,
  ...more,
});

describe('a list of lessons', () => {
  it('says what can be done with each', () => {
    expect(doingOf(lesson('a'))).toBe('begin');
    expect(doingOf(lesson('a', { table: 't', step: 0 }))).toBe('begin');
    expect(doingOf(lesson('a', { table: 't', step: 4 }))).toBe('go-on');
    expect(doingOf(lesson('a', { done: true, step: 10 }))).toBe('again');
    expect(doingOf(lesson('a', { done: true, table: 't', step: 2 }))).toBe('go-on');
  });

  it('offers the one that was left, else the first that is not done', () => {
    const done = lesson('a', { done: true, step: 10 });
    expect(nextOf([done, lesson('b'), lesson('c')])?.id).toBe('b');
    expect(nextOf([done, lesson('b'), lesson('c', { table: 't', step: 3 })])?.id).toBe('c');
    expect(nextOf([done])).toBeUndefined();
    expect(doneOf([done, lesson('b')])).toBe(1);
  });

  it('goes on with the next of its kind that is not done', () => {
    const puzzle = lesson('p', { kind: 'puzzle' });
    const done = lesson('c', { done: true });
    expect(follows([lesson('a', { done: true }), lesson('b'), done, puzzle], 'a')?.id).toBe('b');
    expect(follows([lesson('b'), done, puzzle], 'c')?.id).toBe('b');
    expect(follows([done, puzzle], 'c')?.id).toBe('p');
    expect(follows([done], 'c')).toBeUndefined();
    expect(follows([], 'c')).toBeUndefined();
  });

  it('has a number for those who have begun', () => {
    const done = lesson('a', { done: true });
    expect(numberOfNext([lesson('a'), lesson('b')])).toBe(0);
    expect(numberOfNext([done, lesson('b'), lesson('p', { kind: 'puzzle' })])).toBe(2);
    expect(numberOfNext([done, lesson('p', { kind: 'puzzle' })])).toBe(0);
    expect(numberOfNext([lesson('a', { table: 't', step: 3 })])).toBe(1);
  });
});

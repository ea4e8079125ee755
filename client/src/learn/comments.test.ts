import { describe, expect, it } from 'vitest';
import type { PastNote } from '../api_types';
import { noteAt } from './comments.svelte';

const note = (position: number, id: string): PastNote => ({
  position,
  step: 1,
  of: 3,
  id,
  speaker: 'ottla',
  text: { id: `words-${id}` },
  look: ['heap'],
});

describe('the notes of a lesson that one looks back at', () => {
  const notes = [note(2, 'a'), note(5, 'b'), note(5, 'c')];

  it('stand from where they came to the next one', () => {
    expect(noteAt(notes, 1)).toBeNull();
    expect(noteAt(notes, 2)).toMatchObject({ id: 'a', does: 'watch', look: ['heap'] });
    expect(noteAt(notes, 4)?.id).toBe('a');
  });

  it('stand together where they came together', () => {
    expect(noteAt(notes, 5)).toMatchObject({ id: 'c', after: { id: 'words-b' } });
    expect(noteAt(notes, 2)?.after).toBeUndefined();
  });
});

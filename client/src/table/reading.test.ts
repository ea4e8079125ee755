import { expect, test, vi } from 'vitest';
import type { Meeting } from '../api_types';
import { Speech, type Language } from '../i18n/speech';
import { Reading, type Library, type Source } from './reading';

function shelf(): Library & { speech: Speech; language: Language } {
  const awaited = new Set<string>();
  return {
    language: 'en',
    awaited,
    speech: new Speech('en', awaited),
    add(_, text) {
      this.speech = this.speech.with(text);
    },
  };
}
/** Words from a function, and no prints. */
const from = (words: Source['words'], prints: Source['prints'] = () => Promise.resolve({})): Source => ({
  words,
  prints,
});

test('a page is fetched once, when the table comes to it', async () => {
  const library = shelf();
  library.speech.learn('book-crew-1 = Ada');
  const fetch = vi.fn((_: Language, { ids }: Meeting) => Promise.resolve(ids.map((id) => `${id} = A page`).join('\n')));
  const reading = new Reading(library, from(fetch));
  reading.meet(['book-log-1-title', 'book-log-1', 'book-crew-1']);
  expect(library.speech.say({ id: 'book-log-1' })).toBe('…');
  await reading.readOn();
  expect(fetch.mock.calls).toEqual([['en', { ids: ['book-log-1-title', 'book-log-1'] }]]);
  expect(library.speech.say({ id: 'book-log-1' })).toBe('A page');
  reading.meet(['book-log-1', 'book-log-2']);
  await reading.readOn();
  expect(fetch.mock.calls[1]).toEqual(['en', { ids: ['book-log-2'] }]);
});

test('what the server does not give is not asked for again, but what it could not give is', async () => {
  const library = shelf();
  const fetch = vi.fn().mockRejectedValueOnce(new Error('no way')).mockResolvedValue('');
  const reading = new Reading(library, from(fetch));
  reading.meet(['book-log-1']);
  for (let time = 0; time < 4; time += 1) await reading.readOn();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('in another language everything is fetched again, in as many parts as it takes', async () => {
  const library = shelf();
  const fetch = vi.fn(() => Promise.resolve(''));
  const reading = new Reading(library, from(fetch));
  reading.meet(Array.from({ length: 450 }, (_, number) => `book-log-${number}`));
  await reading.source('cs');
  expect(
    fetch.mock.calls.map(([language, met]: readonly unknown[]) => [language, (met as Meeting).ids.length]),
  ).toEqual([
    ['cs', 200],
    ['cs', 200],
    ['cs', 50],
  ]);
});

test('titles without sealed words ask for nothing', async () => {
  const fetch = vi.fn(() => Promise.resolve(''));
  const reading = new Reading(shelf(), from(fetch));
  reading.meet([]);
  await reading.readOn();
  expect(fetch).not.toHaveBeenCalled();
});

test('what is printed on a card comes with its name, once, and not before it was met', async () => {
  const library = shelf();
  const prints = vi.fn(({ ids }: Meeting) => Promise.resolve(Object.fromEntries(ids.map((id) => [id, { id }]))));
  const taken: object[] = [];
  const words = vi.fn(() => Promise.resolve('book-poi-7 = A well'));
  const reading = new Reading(library, from(words, prints), (some) => taken.push(some));
  reading.meet(['book-poi-7']);
  await reading.readOn();
  await reading.readOn();
  expect(taken).toEqual([{ 'book-poi-7': { id: 'book-poi-7' } }]);
  expect(words).toHaveBeenCalledTimes(1);
});

test('what is seen in the past is asked for in the past', async () => {
  const words = vi.fn(() => Promise.resolve(''));
  const reading = new Reading(shelf(), from(words));
  reading.meet(['book-poi-7'], 12);
  reading.meet(['book-poi-7', 'book-poi-8']);
  await reading.readOn();
  expect(words.mock.calls).toEqual([
    ['en', { ids: ['book-poi-7'], at: 12 }],
    ['en', { ids: ['book-poi-8'] }],
  ]);
});

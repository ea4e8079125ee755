import { expect, test, vi } from 'vitest';
import { Speech, type Language } from '../i18n/speech';
import { Reading, type Library } from './reading';

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
const line = (id: string): object => ({ position: 1, message: { id, args: { who: { id: 'book-crew-1' } } } });

test('a page is fetched once, when the log or the view comes to it', async () => {
  const library = shelf();
  library.speech.learn('book-crew-1 = Ada');
  const fetch = vi.fn((_: Language, ids: readonly string[]) =>
    Promise.resolve(ids.map((id) => `${id} = A page`).join('\n')),
  );
  const reading = new Reading(library, fetch);
  reading.watch(['book']);
  const log = [line('book-log-1')];
  reading.meet({ view: { book: [{ title: 'book-log-1-title' }] } }, log);
  expect(library.speech.say({ id: 'book-log-1' })).toBe('…');
  await reading.readOn();
  expect(fetch.mock.calls).toEqual([['en', ['book-log-1-title', 'book-log-1']]]);
  expect(library.speech.say({ id: 'book-log-1' })).toBe('A page');
  log.push(line('book-log-2'), line('table-joined'));
  reading.meet({}, log);
  await reading.readOn();
  expect(fetch.mock.calls[1]).toEqual(['en', ['book-log-2']]);
});

test('what the server does not give is not asked for again, but what it could not give is', async () => {
  const library = shelf();
  const fetch = vi.fn().mockRejectedValueOnce(new Error('no way')).mockResolvedValue('');
  const reading = new Reading(library, fetch);
  reading.watch(['book']);
  reading.meet({}, [line('book-log-1')]);
  for (let time = 0; time < 4; time += 1) await reading.readOn();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('in another language everything is fetched again, in as many parts as it takes', async () => {
  const library = shelf();
  const fetch = vi.fn(() => Promise.resolve(''));
  const reading = new Reading(library, fetch);
  reading.watch(['book']);
  reading.meet(
    Array.from({ length: 450 }, (_, number) => `book-log-${number}`),
    [],
  );
  await reading.source('cs');
  expect(fetch.mock.calls.map(([language, ids]: readonly unknown[]) => [language, (ids as string[]).length])).toEqual([
    ['cs', 200],
    ['cs', 200],
    ['cs', 50],
  ]);
});

test('titles without sealed words ask for nothing', async () => {
  const fetch = vi.fn(() => Promise.resolve(''));
  const reading = new Reading(shelf(), fetch);
  reading.watch([]);
  reading.meet({}, [line('book-log-1')]);
  await reading.readOn();
  expect(fetch).not.toHaveBeenCalled();
});

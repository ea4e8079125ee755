import { afterEach, expect, test, vi } from 'vitest';
import { textsOf } from './files';
import { LANGUAGES } from './speech';

afterEach(() => vi.unstubAllGlobals());

test.each(LANGUAGES)('the shell has its words in %s, and those of the command line stay away', async (language) => {
  const text = (await textsOf(language, 'shell')).join('\n');
  for (const id of ['client-tables', 'client-undo', 'client-help-open', 'kernel-seat-name', 'table-paused'])
    expect(text).toMatch(new RegExp(`^${id} =`, 'm'));
  expect(text).not.toMatch(/^(cli|arena|trucker)-/m);
});

test('the lobby needs little of a title, a table the whole', async () => {
  const lobby = (await textsOf('en', { title: 'trucker', whole: false })).join('\n');
  const table = (await textsOf('en', { title: 'trucker', whole: true })).join('\n');
  expect(lobby).toMatch(/^trucker-about =/m);
  expect(lobby).toMatch(/^trucker-help-1 =/m);
  expect(lobby).not.toMatch(/^trucker-ask-build =/m);
  expect(table).toMatch(/^trucker-ask-build =/m);
});

test('a title that brings its own words gets them from the server', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response('drift-name = Drift'));
  });
  expect(await textsOf('pl', { title: 'drift', whole: true })).toEqual(['drift-name = Drift']);
  expect(asked).toEqual(['/api/words/pl/drift']);
});

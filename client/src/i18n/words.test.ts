import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

/** Words that come from a server whose answers wait until they are let go, in any order. */
async function slowWords(): Promise<{
  words: (typeof import('./words.svelte'))['words'];
  answer: (title: string) => void;
}> {
  const waiting = new Map<string, ((response: Response) => void)[]>();
  vi.stubGlobal('fetch', (path: string) => {
    const title = path.split('/').at(-1) ?? '';
    return new Promise<Response>((resolve) => waiting.set(title, [...(waiting.get(title) ?? []), resolve]));
  });
  const { words } = await import('./words.svelte');
  await words.start();
  const answer = (title: string): void => {
    for (const resolve of waiting.get(title) ?? []) resolve(new Response(`${title}-name = The ${title}`));
    waiting.delete(title);
  };
  return { words, answer };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

test('words asked for at the same time are all there, whichever comes last', async () => {
  const { words, answer } = await slowWords();
  const learning = [words.learn('one', false), words.learn('two', false)];
  await settled();
  answer('two');
  await settled();
  answer('one');
  await settled();
  answer('one');
  await Promise.all(learning);
  expect(words.speech.say({ id: 'one-name' })).toBe('The one');
  expect(words.speech.say({ id: 'two-name' })).toBe('The two');
});

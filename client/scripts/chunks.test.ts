import { expect, test } from 'vitest';
import { chunkOfWords } from './chunks.ts';

test.each([
  ['/x/locales/en/kernel.ftl?raw', 'words-en-shell'],
  ['/x/locales/cs/client-table.ftl?raw', 'words-cs-shell'],
  ['/x/locales/pl/trucker.ftl?raw', 'words-pl-trucker'],
  ['/x/locales/pl/trucker-lobby.ftl?raw', 'words-pl-trucker'],
  ['/x/locales/pl/trucker-flight.ftl?raw', 'words-pl-trucker-table'],
  ['/x/src/main.ts', null],
])('%s is packed into %s', (file, chunk) => {
  expect(chunkOfWords(file)).toBe(chunk);
});

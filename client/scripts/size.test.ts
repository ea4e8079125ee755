// @vitest-environment node
import { expect, test } from 'vitest';
import { MOST_SHELL, measure } from './measure.ts';

test('the shell stays small, and titles are not part of it', { timeout: 120_000 }, async () => {
  const { shell, titles } = await measure();
  expect(shell).toBeLessThan(MOST_SHELL);
  expect(titles['trucker']).toBeGreaterThan(10_000);
});

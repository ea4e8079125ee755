import { expect, test } from 'vitest';
import { ago } from './ago';

test('says how long ago something was', () => {
  const now = 1_800_000_000_000;
  const before = (seconds: number): number => now / 1000 - seconds;
  expect(ago(before(20), 'en', now)).toBe('now');
  expect(ago(before(200), 'en', now)).toBe('3 minutes ago');
  expect(ago(before(2 * 3600), 'en', now)).toBe('2 hours ago');
  expect(ago(before(30 * 3600), 'en', now)).toBe('yesterday');
  expect(ago(before(30 * 3600), 'cs', now)).toBe('včera');
  expect(ago(before(-5), 'pl', now)).toBe('teraz');
});

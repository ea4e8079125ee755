import { expect, test } from 'vitest';
import { printed } from '../../fixtures/fixtures';
import { stepOf, toldSteps } from './story';

const { signposts: signs } = printed;

test('what was told belongs to the step that it happened in', () => {
  expect([501, 502, 504, 505, 506, 511, 521, 532, 541, 550, 561].map((n) => stepOf(`IV-X-${n}`, signs))).toEqual([
    ...[1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  ]);
  expect(stepOf('IV-X-405', signs)).toBe(0);
  const line = (rule: string, undone = false) => ({ position: 1, message: { id: rule }, time: 0, rule, undone });
  const told = toldSteps(
    [line('IV-X-510'), line('IV-X-301'), line('IV-X-505'), line('IV-X-510', true), line('IV-X-510'), line('IV-X-405')],
    printed,
  );
  expect(told.get(3)?.length).toBe(1);
  expect(told.get(5)?.map(({ rule }) => rule)).toEqual(['IV-X-510', 'IV-X-405']);
});

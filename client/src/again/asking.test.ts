import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, api } from '../api';
import type { AnalysisStand } from '../api_types';
import { Asking } from './asking.svelte';

const stand = (state: AnalysisStand['state'], share = 0): AnalysisStand => ({
  state,
  share,
  before: 0,
  seconds: 0,
  why: null,
  analysis: null,
  lately: [],
});
const no = (id: string, status: number): ApiError => new ApiError({ id }, '', status);

let asking: Asking;
beforeEach(() => {
  vi.useFakeTimers();
  asking = new Asking('quiet-comet');
});
afterEach(() => {
  asking.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('what is there is taken, and nobody is asked to make it', async () => {
  vi.spyOn(api, 'analysis').mockResolvedValue(stand('done'));
  const made = vi.spyOn(api, 'analyse');
  await asking.begin();
  expect([asking.stand?.state, made.mock.calls.length]).toEqual(['done', 0]);
});

test('else it is asked for, and looked at again until it is there', async () => {
  const look = vi.spyOn(api, 'analysis').mockResolvedValueOnce(stand('nothing'));
  vi.spyOn(api, 'analyse').mockResolvedValue(stand('waits'));
  await asking.begin();
  expect(asking.stand?.state).toBe('waits');
  look.mockResolvedValueOnce(stand('works', 0.4)).mockResolvedValueOnce(stand('done', 1));
  await vi.advanceTimersByTimeAsync(1000);
  expect(asking.stand).toMatchObject({ state: 'works', share: 0.4 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect([asking.stand?.state, look.mock.calls.length]).toEqual(['done', 3]);
});

test('whoever cancels is asked nothing more', async () => {
  vi.spyOn(api, 'analysis').mockResolvedValue(stand('works'));
  vi.spyOn(api, 'leaveAnalysis').mockResolvedValue(stand('nothing'));
  await asking.begin();
  await asking.cancel();
  const look = vi.spyOn(api, 'analysis').mockClear();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([asking.stand?.state, look.mock.calls.length]).toEqual(['nothing', 0]);
});

test('a refusal is told, and asked again only by hand', async () => {
  const look = vi.spyOn(api, 'analysis').mockRejectedValue(no('table-not-over', 409));
  await asking.begin();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([asking.trouble?.id, look.mock.calls.length]).toEqual(['table-not-over', 1]);
  vi.spyOn(api, 'analyse').mockResolvedValue(stand('works'));
  await asking.ask();
  expect([asking.trouble, asking.stand?.state]).toEqual([null, 'works']);
});

test('a broken line stops nothing: it is looked at again later', async () => {
  const look = vi.spyOn(api, 'analysis').mockResolvedValueOnce(stand('works', 0.2));
  await asking.begin();
  look.mockRejectedValueOnce(no('client-no-server', 0)).mockResolvedValueOnce(stand('done', 1));
  await vi.advanceTimersByTimeAsync(1000);
  expect([asking.stand?.state, asking.trouble]).toEqual(['works', null]);
  await vi.advanceTimersByTimeAsync(4000);
  expect(asking.stand?.state).toBe('done');
});

test('a page that is left looks no more', async () => {
  const look = vi.spyOn(api, 'analysis').mockResolvedValue(stand('works'));
  await asking.begin();
  asking.close();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(look).toHaveBeenCalledTimes(1);
});

import { expect, test } from 'vitest';
import type { Entry } from '../../../table/protocol';
import { printed } from '../fixtures/fixtures';
import { flightOf, reportOf, toldOf } from './report';

const line = (id: string, rule: string): Entry => ({ position: 1, message: { id }, time: 0, rule });

test('lines of a homecoming are sorted by the pages of the ship book', () => {
  const log = [
    line('vanguard-success', 'IV-S-2703'),
    line('vanguard-left-planet', 'IV-S-2501'),
    line('vanguard-rested', 'IV-S-2603'),
    line('vanguard-promoted', 'IV-S-2701'),
    line('vanguard-moved', 'IV-X-301'),
    line('vanguard-remembered', 'IV-S-3601'),
  ];
  const report = reportOf(log, 9, printed);
  expect([...report].map(([page, lines]) => [page, lines.map(({ id }) => id)])).toEqual([
    ['docking', ['vanguard-rested']],
    ['debriefing', ['vanguard-promoted']],
    ['memorial', ['vanguard-remembered']],
  ]);
});

test('an evacuation is told with what led to it', () => {
  const log = [
    { ...line('vanguard-fourth-injury', 'IV-X-1602'), position: 0 },
    line('vanguard-exerts', 'IV-X-402'),
    line('vanguard-fourth-injury', 'IV-X-1602'),
    line('vanguard-evacuation', 'IV-X-1710'),
    line('vanguard-left-planet', 'IV-S-2510'),
    line('vanguard-mission-failed', 'IV-S-2601'),
  ];
  expect(flightOf(log, 1, printed.lines)).toHaveLength(2);
  expect(flightOf(log, 0, printed.lines)).toEqual([]);
  const docking = reportOf(log, 1, printed).get('docking') ?? [];
  expect(docking.map(({ id }) => id)).toEqual([
    'vanguard-fourth-injury',
    'vanguard-evacuation',
    'vanguard-mission-failed',
  ]);
});

test('everybody who has rested stands in one line', () => {
  const rested = (crew: string) => ({ id: 'vanguard-rested', args: { crew: { id: crew } } });
  const t = (message: unknown, args?: object): string =>
    [typeof message === 'string' ? message : (message as { id: string }).id, ...Object.values(args ?? {})].join(' ');
  const lines = [{ id: 'vanguard-morale-falls' }, rested('ann'), rested('bo'), { id: 'vanguard-x' }];
  expect(toldOf(lines, printed.lines, t)).toEqual([
    'vanguard-morale-falls',
    'vanguard-board-rested ann, bo',
    'vanguard-x',
  ]);
  expect(toldOf([rested('ann')], printed.lines, t)).toEqual(['vanguard-rested']);
});

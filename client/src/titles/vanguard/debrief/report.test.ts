import { expect, test } from 'vitest';
import type { Entry } from '../../../table/protocol';
import { reportOf } from './report';

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
  const report = reportOf(log, 9);
  expect([...report].map(([page, lines]) => [page, lines.map(({ id }) => id)])).toEqual([
    ['docking', ['vanguard-rested']],
    ['debriefing', ['vanguard-promoted']],
    ['memorial', ['vanguard-remembered']],
  ]);
});

/** How a planned table is opened, from wherever it was planned. */
import { api } from '../../api';
import type { TitleRow } from '../../api_types';
import { keepOpened } from '../../keys';
import { router } from '../../router.svelte';
import type { Row } from '../../table/protocol';
import { firstPlan, isFull, tablePlan, type TablePlan } from '../plan';
import { teachingTable } from './teaching';
import { inWay } from './ways';

/** Opens a table and goes there; where nobody has to be waited for, the match begins at once. */
export async function openTable(request: TablePlan): Promise<void> {
  const opened = await api.open(request);
  keepOpened(opened);
  if (isFull(request.seats)) await api.start(opened.table.id, opened.host);
  router.go({ page: 'table', id: opened.table.id });
}

/** Learns a title by playing it: where the match was left, or from its beginning. */
export async function learnByPlaying(title: TitleRow, mine: readonly Row[], you: string): Promise<void> {
  const begun = teachingTable(title, mine);
  if (begun) router.go({ page: 'table', id: begun.id });
  else await openTable(tablePlan(title, inWay(title, 'first', firstPlan(title)), you));
}

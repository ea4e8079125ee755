import { expect, it } from 'vitest';
import type { LitMove } from '../../../table/board';
import type { Move, Refusal } from '../../../table/protocol';
import { Refusals, wouldBe } from './refusals.svelte';

const lit = (move: Move): LitMove => ({
  move,
  index: 0,
  letter: '',
  caption: { message: { id: 'x' }, place: '', group: '', weight: '' },
});
const recruit = lit({ type: 'recruit', region: 'S02' });

it('would launch the chosen ship, or do what is done in other regions', () => {
  expect(wouldBe('S01', 'fighter', [recruit])).toEqual({ type: 'launch', ship: 'fighter', region: 'S01' });
  expect(wouldBe('S01', null, [recruit])).toEqual({ type: 'recruit', region: 'S01' });
  expect(wouldBe('S01', null, [lit({ type: 'pass' })])).toBeNull();
  expect(wouldBe(undefined, 'fighter', [])).toBeNull();
});

it('asks once for each table, and forgets when it changes', async () => {
  const asked: Move[] = [];
  let at = 1;
  const reason = async (move: Move): Promise<Refusal> => {
    asked.push(move);
    return { type: 'refused', id: 1, message: { id: 'no' }, rule: 'AE-B-7.3' };
  };
  const refusals = new Refusals(() => ({ at, moves: [], ship: 'fighter', nameOf: (region) => `S0${region}`, reason }));
  expect(refusals.at(1)).toBeNull();
  await refusals.ask(1);
  await refusals.ask(1);
  expect(asked).toEqual([{ type: 'launch', ship: 'fighter', region: 'S01' }]);
  expect(refusals.at(1)?.rule).toBe('AE-B-7.3');
  at = 2;
  expect(refusals.at(1)).toBeNull();
});

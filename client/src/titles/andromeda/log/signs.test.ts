import { describe, expect, it } from 'vitest';
import sentences from '../../../../../locales/en/andromeda-hegemon.ftl?raw';
import { ofHegemon, signOf } from './signs';

const ids = [...sentences.matchAll(/^(andromeda-hegemon-[a-z-]+) =/gm)].map(([, id]) => id ?? '');

describe('signs of the log', () => {
  it.each(ids)('%s has a sign of its own', (id) => {
    expect(ids.length).toBeGreaterThan(20);
    expect(signOf({ id }) === 'eye').toBe(id === 'andromeda-hegemon-eye');
  });

  it('takes the longest beginning that is known', () => {
    expect(signOf({ id: 'andromeda-battle' })).toBe('battle');
    expect(signOf({ id: 'andromeda-battle-won' })).toBe('crown');
    expect(signOf({ id: 'andromeda-raider-arrived' })).toBe('claw');
    expect(signOf({ id: 'andromeda-repaired-ship' })).toBe('repair');
    expect(signOf({ id: 'andromeda-unheard-of' })).toBeNull();
    expect(signOf({ id: 'table-paused' })).toBeNull();
  });

  it('knows what the Hegemon did', () => {
    expect(ofHegemon({ id: 'andromeda-hegemon-die' })).toBe(true);
    expect(ofHegemon({ id: 'andromeda-scored', args: { seat: { id: 'andromeda-the-hegemon' } } })).toBe(true);
    expect(ofHegemon({ id: 'andromeda-scored', args: { seat: 0 } })).toBe(false);
    expect(ofHegemon({ id: 'andromeda-event' })).toBe(false);
  });
});

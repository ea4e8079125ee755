import { describe, expect, it } from 'vitest';
import sentences from '../../../../../locales/en/andromeda-hegemon.ftl?raw';
import { printed } from '../fixtures/fixtures';
import { ofHegemon, signOf } from './signs';

const ids = [...sentences.matchAll(/^(andromeda-hegemon-[a-z-]+) =/gm)].map(([, id]) => id ?? '');

describe('signs of the log', () => {
  it.each(ids)('%s has a sign of its own', (id) => {
    expect(ids.length).toBeGreaterThan(20);
    expect(signOf({ id }, printed.lines) === 'eye').toBe(id === 'andromeda-hegemon-eye');
  });

  it('takes the longest beginning that is known', () => {
    expect(signOf({ id: 'andromeda-battle' }, printed.lines)).toBe('battle');
    expect(signOf({ id: 'andromeda-battle-won' }, printed.lines)).toBe('crown');
    expect(signOf({ id: 'andromeda-raider-arrived' }, printed.lines)).toBe('claw');
    expect(signOf({ id: 'andromeda-repaired-ship' }, printed.lines)).toBe('repair');
    expect(signOf({ id: 'andromeda-unheard-of' }, printed.lines)).toBeNull();
    expect(signOf({ id: 'table-paused' }, printed.lines)).toBeNull();
  });

  it('knows what the Hegemon did', () => {
    expect(ofHegemon({ id: 'andromeda-hegemon-die' }, printed.lines)).toBe(true);
    expect(ofHegemon({ id: 'andromeda-scored', args: { seat: { id: 'andromeda-the-hegemon' } } }, printed.lines)).toBe(
      true,
    );
    expect(ofHegemon({ id: 'andromeda-scored', args: { seat: 0 } }, printed.lines)).toBe(false);
    expect(ofHegemon({ id: 'andromeda-event' }, printed.lines)).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { signsOf } from './effects';
import { printed } from '../fixtures/fixtures';

const effectOf = (id: string) => printed.modules[id]!.effect!;

describe('effects in signs', () => {
  it('draws what is gained, with numbers above one', () => {
    expect(signsOf(effectOf('sci_02'))).toEqual([{ kind: 'sign', glyph: 'ice', text: '2' }]);
    expect(signsOf(effectOf('sci_01'))).toEqual([
      { kind: 'sign', glyph: 'tactics', text: '' },
      { kind: 'sign', glyph: 'energy', text: '' },
    ]);
  });

  it('puts the price before the gain', () => {
    expect(signsOf(effectOf('com_02'))?.map((sign) => (sign.kind === 'sign' ? sign.glyph : sign.kind))).toEqual([
      'any',
      'for',
      'credit',
    ]);
  });

  it('leaves to words what has no sign', () => {
    expect(signsOf({ id: 'andromeda-op-truce', args: { count: 1 } })).toBeNull();
    expect(
      signsOf({ id: 'andromeda-and', args: { first: effectOf('sci_02'), second: { id: 'andromeda-op-truce' } } }),
    ).toBeNull();
  });

  it('has signs for every space of the tracks and of the command rings', () => {
    for (const track of Object.values(printed.tracks.effects))
      for (const effect of track) if (effect) expect(signsOf(effect)).not.toBeNull();
    for (const { ring } of Object.values(printed.hegemon.officers))
      for (const effect of ring) expect(signsOf(effect)).not.toBeNull();
  });
});

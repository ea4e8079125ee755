import { describe, expect, it } from 'vitest';
import { changesOf } from './changes';
import { beatOf, VIEW, withPlayer, withRaiders, withShips } from './film_views';
import { standingView } from './standing';

const BAY = { type: 'transport', place: 'bay' } as const;
const OUT = { type: 'transport', place: 'region', region: 4 } as const;
const home = withShips(VIEW, 0, [BAY, { type: 'heavy_cruiser', place: 'region', region: 4, shielded: true }]);
const out = withShips(VIEW, 0, [OUT, { type: 'heavy_cruiser', place: 'region', region: 4, shielded: true }]);

describe('what is different in two views', () => {
  it('is nothing in equal ones', () => {
    expect(changesOf(VIEW, VIEW)).toEqual([]);
  });

  it('is a ship that was launched, or lost', () => {
    expect(changesOf(home, out)).toEqual([{ what: 'ship', who: 0, type: 'transport', from: 'bay', to: 4 }]);
    const lost = withShips(out, 0, [
      { type: 'transport', place: 'scrapyard' },
      ...out.players[0]!.fleet.ships.slice(1),
    ]);
    expect(changesOf(out, lost)).toEqual([{ what: 'ship', who: 0, type: 'transport', from: 4, to: 'scrapyard' }]);
  });

  it('is one of several equal ships that moves', () => {
    const two = withShips(VIEW, 0, [{ ...BAY, count: 2 }]);
    const one = withShips(VIEW, 0, [BAY, OUT]);
    expect(changesOf(two, one)).toEqual([{ what: 'ship', who: 0, type: 'transport', from: 'bay', to: 4 }]);
  });

  it('is a shield that broke', () => {
    const hit = withShips(out, 0, [OUT, { type: 'heavy_cruiser', place: 'region', region: 4, shielded: false }]);
    expect(changesOf(out, hit)).toEqual([{ what: 'shield', who: 0, type: 'heavy_cruiser', region: 4 }]);
  });

  it('is a raider that comes, moves or goes', () => {
    const none = withRaiders(VIEW, []);
    const at = (region: number) => withRaiders(VIEW, [{ id: 'wyrm', region, reach: [] }]);
    expect(changesOf(none, at(3))).toEqual([{ what: 'raider', id: 'wyrm', from: -1, to: 3 }]);
    expect(changesOf(at(3), at(5))).toEqual([{ what: 'raider', id: 'wyrm', from: 3, to: 5 }]);
    expect(changesOf(at(5), none)).toEqual([{ what: 'raider', id: 'wyrm', from: 5, to: -1 }]);
  });

  it('is what somebody got: points, steps, goods', () => {
    const own = VIEW.players[0]!;
    const richer = withPlayer(VIEW, 0, {
      vp: own.vp + 4,
      tracks: { ...own.tracks, supremacy: own.tracks.supremacy + 1 },
      resources: { ...own.resources, ice: own.resources.ice + 2 },
    });
    expect(changesOf(VIEW, richer).map(({ what }) => what)).toEqual(['points', 'track', 'goods']);
  });
});

describe('what stands still while a beat is shown', () => {
  const onMap = (view: typeof VIEW): number =>
    view.players[0]!.fleet.ships.filter(({ place }) => place === 'region').reduce(
      (sum, { count = 1 }) => sum + count,
      0,
    );

  it('is neither what leaves nor what has not arrived', () => {
    expect(onMap(standingView(out, beatOf('launch', {}, home)))).toBe(1);
    expect(onMap(standingView(home, beatOf('withdraw', {}, out)))).toBe(1);
    expect(onMap(standingView(out, null))).toBe(2);
  });

  it('is everything where nothing moves', () => {
    expect(standingView(out, beatOf('launch', {}, home, { ms: 0 }))).toBe(out);
  });
});

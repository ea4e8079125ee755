import { describe, expect, it } from 'vitest';
import { coatOfPlayer } from '../draw/seats';
import { fixture, printed } from '../fixtures/fixtures';
import { beatOf, withShips } from '../stage/film_views';
import { Kept } from '../stage/kept.svelte';
import type { BattleView } from '../view';
import { figuresOf, sceneEffects } from './scene/figures';
import { formation } from './scene/formation';
import { headline } from './headline';
import { battleOf, isIn } from './shown';
import { throwsOf } from './dice/throws';
import { tumble } from './dice/tumble';

const view = fixture('rolled-five').stand.view;
const battle = view.battle!;
const dice = { dice: [6, 4, 5], first: [6, 1, 5], sides: [0, 1], counts: [2, 1] };

describe('dice', () => {
  it('that are too low roll again when all have come to lie', () => {
    const beat = beatOf('dice', dice);
    expect(throwsOf(beat, 0, 0, 6)).toEqual([{ from: 0, to: 0.5, shows: 6 }]);
    expect(throwsOf(beat, 0, 1, 4).map(({ shows }) => shows)).toEqual([1, 4]);
    expect(throwsOf(beat, 2, 0, 4)).toEqual([]);
  });
  it('of which only some are rolled again leave the others alone', () => {
    const beat = beatOf('reroll', { who: 0, places: [1], faces: [6, 5], by: '' });
    expect([throwsOf(beat, 0, 0, 6), throwsOf(beat, 0, 1, 5).length]).toEqual([[], 1]);
  });
  it('show at each moment one face, in the end the right one', () => {
    const { faces, body } = tumble(
      [
        { from: 0, to: 0.5, shows: 1 },
        { from: 0.5, to: 1, shows: 4 },
      ],
      3,
    );
    const shownAt = (at: number): number[] =>
      faces
        .filter(({ steps }) => (steps.findLast((step) => (step.at ?? 0) <= at)?.show ?? 0) === 1)
        .map(({ shows }) => shows);
    expect(shownAt(0.45)).toEqual([1]);
    expect(shownAt(1)).toEqual([4]);
    expect(body.at(-1)).toMatchObject({ x: 0, turn: 0, at: 1 });
  });
  it('keep what they showed before, until the stage closes', () => {
    const kept = new Kept();
    kept.see(beatOf('dice', dice, view), view);
    expect([...kept.old]).toEqual([['0:1', [1]]]);
    kept.look(view);
    expect(kept.old.size).toBe(1);
    kept.see(beatOf('stage', { open: 0 }, view), view);
    expect(kept.old.size).toBe(0);
  });
});

describe('a battle on the stage', () => {
  it('stays for its last beat', () => {
    const over = { ...view, battle: null };
    expect(battleOf(over, beatOf('stage', { open: 0 }, view))).toBe(battle);
    expect(battleOf(over, beatOf('score', {}, view))).toBeNull();
    expect([isIn(battle, battle.sides[0]!.who), isIn(battle, 77)]).toEqual([true, false]);
  });
  it.each([1, 2, 3, 4, 5])('gives everybody of %i others a place of their own', (count) => {
    const sides = [0, ...Array.from({ length: count }, (_, i) => i + 1), -1].map((who) => ({ who, count: 1 }));
    const spots = [...formation(sides, 0).values()].map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`);
    expect(new Set(spots).size).toBe(sides.length);
  });
  it('lets what is struck stand, and what is lost break apart', () => {
    const cast = { printed, left: 0, coat: (who: number) => coatOfPlayer(who, view) };
    const { who } = battle.sides.find((side) => side.who >= 0)!;
    const armed = withShips(view, who, [{ type: 'transport', place: 'region', region: battle.region }]);
    const before = figuresOf(armed, battle, cast);
    const fought = { ...armed, battle: { ...battle, winner: -1 } };
    const data = { at: battle.region, who, what: 'transport' };
    const effects = (kind: string) =>
      sceneEffects(beatOf(kind, data, fought), { width: 900, height: 200, figures: before, before, coat: cast.coat });
    expect(new Set(effects('hit').map(({ name }) => name))).toEqual(new Set(['shot']));
    expect(effects('lost').filter(({ name }) => name === 'wedge')).toHaveLength(8);
    expect(effects('score')).toEqual([]);
    const [gone] = effects('withdraw');
    expect([gone?.name, Math.abs(gone?.steps.at(-1)?.x ?? 0) > 90]).toEqual(['leaving', true]);
  });
});

describe('the result', () => {
  const side = (who: number, ...faces: number[]) => ({
    ...battle.sides[0]!,
    who,
    out: false,
    roll: faces.map((shows, place) => ({ place, shows, decides: false })),
  });
  const fought = (winner: number, ...sides: BattleView['sides']): BattleView => ({ ...battle, winner, sides });

  it('has a headline for whoever looks', () => {
    const won = fought(1, side(0, 2), side(1, 6));
    expect(headline(won, 1, 'Ada', 'Vael').id).toBe('andromeda-film-you-win-at');
    expect(headline(won, 0, 'Ada', 'Vael').id).toBe('andromeda-film-they-win-at');
    expect(headline(fought(-1, side(0, 2)), 0, '', '').id).toBe('andromeda-film-raiders-win-at');
    expect(headline(fought(-2, side(0, 2)), 0, '', '').id).toBe('andromeda-film-tie-at');
    expect(headline(fought(-2, side(0)), 0, '', '').id).toBe('andromeda-film-no-battle-at');
  });
});

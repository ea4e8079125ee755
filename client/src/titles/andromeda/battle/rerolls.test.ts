import { expect, it } from 'vitest';
import { lettered } from '../../../table/bar/letters';
import type { AndromedaProps } from '../desk/desk.svelte';
import { fixture } from '../fixtures/fixtures';
import { bestReroll, rerollOf } from './rerolls';

const { stand } = fixture('reroll');
const moves = lettered(stand.moves, null);
const dice = moves.filter(({ move }) => move.type === 'reroll-die');
const t = ({ id, args }: { id: string; args?: object }) => `${id} ${JSON.stringify(args)}`;
const given = (picked: readonly number[]) =>
  ({
    view: stand.view,
    stand,
    moves,
    picked: new Set(picked),
    t: (id: unknown, args?: object) => t({ id: String(id), args: args ?? {} }),
  }) as unknown as AndromedaProps;

it('puts forward the dice that win most often, never more than may be rolled', () => {
  const best = bestReroll(given([]));
  expect(best?.moves.length).toBeGreaterThan(0);
  expect(best?.moves.length).toBeLessThanOrEqual(stand.question?.most ?? 0);
  const most = Math.max(...(stand.view.battle?.rerolls ?? []).map(({ win }) => win));
  expect(best?.words).toContain(`${Math.round(most * 100)} %`);
});

it('names what was picked, with the chance to win then', () => {
  const [first] = dice;
  const chance = stand.view.battle?.rerolls?.find(
    ({ dice: [place], dice: all }) => all.length === 1 && place === first?.move['die'],
  )?.win;
  const said = rerollOf(given([first?.index ?? -1]));
  expect(said).toContain(String(first?.move['shows']));
  expect(said).toContain(`${Math.round((chance ?? 0) * 100)} %`);
});

it('says nothing of what is no die', () => {
  expect(rerollOf(given([]))).toBeNull();
});

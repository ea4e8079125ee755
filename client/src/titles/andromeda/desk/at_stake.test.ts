import { describe, expect, it } from 'vitest';
import { lettered } from '../../../table/bar/letters';
import { t } from '../../harness';
import { fixture, printed, type Fixture } from '../fixtures/fixtures';
import { atLaunch, below } from './at_stake';
import type { AndromedaProps } from './desk.svelte';

const NAMES = ['Ada', 'Ben', 'Cleo'];

/** What a board is given in this stand. */
function given({ stand, face }: Fixture, more: Partial<AndromedaProps> = {}): AndromedaProps {
  const seats = stand.view.players.map((_, seat) => ({ seat, name: NAMES[seat] ?? '' }));
  return { stand, view: stand.view, face, seats, printed, narrow: false, t, ...more } as unknown as AndromedaProps;
}

describe('a launch', () => {
  const launch = fixture('launch');
  const { moves, view } = launch.stand;
  const said = (region: number): string => {
    const index = moves.findIndex(({ move }) => move['region'] === printed.regions[region]?.name);
    return atLaunch(lettered(moves, null, '')[index]!, given(launch));
  };

  it('says who comes, and who else may join', () => {
    const outlook = view.outlook!.find(({ threats, joining }) => threats.length && joining.length)!;
    expect(said(outlook.region)).toContain('andromeda-board-raider-comes');
    const other = outlook.joining.find(({ who }) => who !== launch.face);
    if (other) expect(said(outlook.region)).toContain('join');
  });

  it('says that nobody fights where nobody waits', () => {
    const quiet = moves.find(({ move }) => {
      const region = printed.regions.findIndex(({ name }) => name === move['region']);
      return move.type === 'launch' && !view.outlook!.some((one) => one.region === region);
    })!;
    expect(said(printed.regions.findIndex(({ name }) => name === quiet.move['region']))).toBe('andromeda-tell-nobody');
  });

  it('names raiders that are there already', () => {
    const [outlook] = view.outlook!;
    const raiders = {
      ...view.raiders,
      on_map: view.raiders.on_map.map((one) => ({ ...one, region: outlook!.region })),
    };
    const lit = lettered(moves, null, '').find(
      ({ move }) => move['region'] === printed.regions[outlook!.region]?.name,
    )!;
    const crowded = given(launch, { view: { ...view, raiders } });
    expect(atLaunch(lit, crowded)).toContain('andromeda-tell-waits');
  });
});

describe('the line below the question', () => {
  it('says what a battle may cost', () => {
    expect(below(given(fixture('prepare')))).toContain('andromeda-board-stake');
  });

  it('says where to choose; on a phone there is no room for it', () => {
    expect(below(given(fixture('launch')))).toBe('andromeda-tell-how-launch');
    expect(below(given(fixture('station')))).toBe('andromeda-tell-how-activate');
    expect(below(given(fixture('launch'), { narrow: true }))).toBe('');
  });

  it('tells of secrets only where others choose too', () => {
    const factions = fixture('factions');
    expect(below(given(factions))).toBe('');
    expect(below(given(factions, { seats: [{ seat: 0, name: 'Ada' }] as never }))).toBe('andromeda-tell-how-faction');
  });

  it('says that nothing is left to launch', () => {
    const launch = fixture('launch');
    const { moves } = launch.stand;
    const stand = { ...launch.stand, moves: moves.filter(({ move }) => move.type === 'return-to-station') };
    const players = stand.view.players.map((player) => ({ ...player, fleet: { ...player.fleet, ships: [] } }));
    const view = { ...stand.view, players };
    expect(stand.moves).toHaveLength(1);
    expect(below(given(launch, { stand, view }))).toBe('andromeda-tell-how-empty');
  });
});

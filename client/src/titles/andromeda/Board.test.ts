import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lettered } from '../../table/bar/letters';
import type { Move, Stand } from '../../table/protocol';
import { all, boardOf, key, press, t, text } from '../harness';
import { fixture, fixtures, printed } from './fixtures/fixtures';
import Board, { answer, brief, confirm, keys, phase, rivals, standing } from './index';
import type { AndromedaProps } from './desk/desk.svelte';
import { launchable, shownMoves } from './desk/lights';
import type { AndromedaView, OutlookView } from './view';

// What pieces look like is not asked here, and the DOM is made in JavaScript, where thousands of shapes take seconds.
vi.mock('./draw/planets', () => ({ planet: () => '' }));
vi.mock('./draw/bases', () => ({ base: () => '', gate: () => '', QUASAR: '', VORTEX: '' }));
vi.mock('./draw/ships', () => ({ ship: () => '' }));
vi.mock('./draw/turning', async (original) => ({ ...(await original<object>()), stars: () => '' }));

/** The ship that is chosen before anybody chooses. */
const LAST = launchable(fixture('launch').stand.moves, printed).at(-1)!;
/** What waits where a launch goes. */
const ahead = ({ view }: Stand<AndromedaView>, move: Move): OutlookView | undefined =>
  view.outlook?.find(({ region }) => printed.regions[region]?.name === move['region']);
const { show, clear, done } = boardOf({
  title: 'andromeda',
  Board,
  fixture,
  printed,
  lit: ({ moves }) => lettered(moves, null, keys),
  size: [900, 640],
});
beforeEach(() => {
  Element.prototype.scrollTo = () => {};
});

describe('the Edge', () => {
  it('draws every region with a name for the ear', () => {
    show('launch');
    const { tiles } = fixture('launch').stand.view.map;
    const regions = all('g.region');
    expect(regions).toHaveLength(tiles.filter(Boolean).length);
    expect(regions.every((region) => region.getAttribute('aria-label')?.trim())).toBe(true);
  });

  it('lights where the chosen ship may go, and launches it', () => {
    show('launch');
    const { moves } = fixture('launch').stand;
    const launches = moves.filter(({ move }) => move['ship'] === LAST);
    expect(all('g.region.may')).toHaveLength(launches.length);
    press(all('g.region.may')[0]);
    expect(done.played[0]).toEqual(launches[0]?.move);
  });

  it('launches another ship after a press on it, or by Q and E', () => {
    show('launch');
    const { moves } = fixture('launch').stand;
    const other = shownMoves(moves, 'transport');
    press(all('[role=radio]')[0]);
    expect(done.shown).toEqual(other);
    key('e');
    expect(done.shown).toEqual(shownMoves(moves, LAST));
    key('q');
    expect(done.shown).toEqual(other);
  });

  it('shows who would come before a launch is made', () => {
    const { stand } = fixture('launch');
    const index = stand.moves.findIndex(({ move }) => move['ship'] === LAST && ahead(stand, move)?.threats.length);
    show('launch', { pointed: index });
    const outlook = ahead(stand, stand.moves[index]!.move)!;
    expect(all('.course')).toHaveLength(outlook.threats.length + outlook.joining.length);
    expect(all('.front .line').length).toBeGreaterThan(5);
    expect(text()).toContain('andromeda-board-fight-alone');
  });

  it('counts all who could be drawn into a battle, with their dice', () => {
    const { stand } = fixture('launch-five');
    const fightsOf = (move: Move) => ahead(stand, move)?.fights.filter(({ ship }) => ship === move['ship']) ?? [];
    const index = stand.moves.findIndex(({ move, stake }) => {
      const last = fightsOf(move).at(-1);
      return stake?.chances['all'] !== undefined && (last?.sides.length ?? 0) > 3;
    });
    show('launch-five', { pointed: index });
    const { move, stake } = stand.moves[index]!;
    const fights = fightsOf(move);
    expect(Object.keys(stake!.chances)).toEqual(fights.map(({ help }) => help));
    expect(all('.fight').map((fight) => fight.getAttribute('data-help'))).toEqual(fights.map(({ help }) => help));
    const last = all('.fight').at(-1);
    expect(last?.querySelectorAll('.sides > span')).toHaveLength(fights.at(-1)!.sides.length);
    expect(last?.querySelectorAll('.mix > span:not(.none)')).toHaveLength(fights.at(-1)!.sides.length);
    const outlook = ahead(stand, move)!;
    const owners = new Set(outlook.joining.map(({ who }) => who));
    expect(all('.note li')).toHaveLength(outlook.threats.length + owners.size);
  });

  it('lets every launch be aimed before it is made, and nothing else', () => {
    const { moves, view } = fixture('launch').stand;
    const aimed = moves.filter(({ move }) => confirm(move, view));
    expect(moves.filter(({ move }) => confirm(move, { ...view, told: true }))).toEqual([]);
    expect(aimed.length).toBeGreaterThan(0);
    expect(aimed).toEqual(moves.filter(({ move }) => move.type === 'launch'));
  });

  it('shows what was chosen, and nothing once the choice is taken back', () => {
    const { stand } = fixture('launch');
    const index = stand.moves.findIndex(({ move }) => move['ship'] === LAST && ahead(stand, move)?.threats.length);
    show('launch', { selected: index });
    expect(all('g.region.aimed')).toHaveLength(1);
    expect(all('g.region[aria-pressed=true]')).toHaveLength(1);
    expect(text()).toContain('andromeda-board-fight-alone');
    clear();
    show('launch', { selected: null });
    expect(all('g.region.aimed')).toHaveLength(0);
    expect(all('.course')).toHaveLength(0);
  });

  it('asks why a region is not lit, but leaves Enter to the filled button once something is chosen', () => {
    const enter = (): KeyboardEvent => new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    show('launch');
    const dark = all('g.region:not(.may)')[0]!;
    press(dark);
    expect(done.asked[0]).toMatchObject({ type: 'launch', ship: LAST });
    dark.dispatchEvent(enter());
    expect(done.asked).toHaveLength(2);
    clear();
    show('launch', { selected: 0 });
    all('g.region:not(.may)')[0]!.dispatchEvent(enter());
    expect(done.asked).toHaveLength(2);
  });

  it('lets one pick among several moves at a place', () => {
    show('moon');
    const [place] = all('g.region.may');
    const many = all('g.region.may .letter').find((letter) => letter.textContent?.includes('×'));
    press((many?.closest('g.region') as Element | null) ?? place);
    const items = all('[role=menuitem]');
    if (many) {
      expect(items.length).toBeGreaterThan(2);
      press(items[0]);
    }
    expect(done.played[0]?.type).toBe('claim-moon');
  });
});

describe('scenes', () => {
  it('opens what the question is about', () => {
    for (const [name, selector] of [
      ['prepare', '[data-stage=large]'],
      ['station', '.station'],
      ['market', '.station .market'],
      ['over', '.scores'],
    ] as const) {
      show(name);
      expect(all(selector), name).toHaveLength(1);
      clear();
    }
  });

  it('stays where the reader looks', () => {
    show('prepare');
    press(all('nav button')[1]);
    expect(all('.station')).toHaveLength(1);
    expect(all('[data-stage=large]')).toHaveLength(0);
  });

  const OPEN = ['', 'edge', 'station', 'modules', 'tracks', 'hegemon'];
  it.each([...fixtures.keys()].flatMap((name) => OPEN.map((open) => [name, open] as const)))(
    'draws %s, wide or as the tab of a phone: %s',
    (name, open) => {
      show(name, { narrow: open !== '', open });
      expect(all('.andromeda')).toHaveLength(1);
      expect(text().trim()).not.toBe('');
    },
  );
});

describe('battle', () => {
  const steps = (): (string | undefined)[] => all('.sheet .step').map((step) => step.className.split(' ')[1]);

  it.each(['prepare-two', 'prepare', 'prepare-five'])('has a cell for each side and step: %s', (name) => {
    show(name);
    const { battle } = fixture(name).stand.view;
    const sides = battle?.sides.length ?? 0;
    expect(all('[data-cell]')).toHaveLength(6 * sides);
    expect(all('.sheet.turned')).toHaveLength(sides > 3 ? 1 : 0);
    expect(all('.mix > span').length).toBeGreaterThan(1);
  });

  it('leads through the six steps', () => {
    show('prepare');
    expect(steps()).toEqual(['done', 'done', 'now', 'soon', 'soon', 'soon']);
    expect(all('.sheet [aria-current=step]')).toHaveLength(1);
  });

  it('compares dice that lie', () => {
    show('rolled-five');
    expect(text()).toContain('andromeda-board-standing-leads');
    expect(text()).toContain('andromeda-board-decided');
  });

  it('says what energy would bring, and spends it', () => {
    show('prepare');
    const staked = fixture('prepare').stand.moves.filter(({ stake }) => stake);
    const ways = all('.choices button').filter((way) => way.querySelector('strong'));
    expect(ways.length).toBeGreaterThanOrEqual(staked.length);
    press(ways.find((way) => way.textContent?.includes('andromeda-board-energy')));
    expect(done.played[0]?.type).toBe('discard-energy');
  });

  it('lets energy be chosen otherwise until the dice are rolled by the filled button', () => {
    const { moves, view } = fixture('prepare').stand;
    const burns = moves.filter(({ move }) => move.type === 'discard-energy');
    expect(burns.length).toBeGreaterThan(1);
    expect(moves.filter(({ move }) => confirm(move, view))).toEqual(burns);
    const index = moves.indexOf(burns[1]!);
    show('prepare', { selected: index });
    const chosen = all('.choices [aria-pressed=true]');
    expect(chosen.map((choice) => choice.textContent)).toHaveLength(1);
    const { move, caption, stake } = burns[1]!;
    const win = Math.round(stake!.chances['win']! * 100);
    expect(brief(move, t, caption, stake ?? null)).toContain(` · ${win} %`);
  });

  it('of others is shown small, over the map', () => {
    const { stand } = fixture('prepare');
    show('prepare', { face: null, moves: [], stand: { ...stand, moves: [], question: null } });
    expect(all('[data-stage=small]')).toHaveLength(1);
    expect(all('[data-stage=large]')).toHaveLength(0);
  });

  it('lights the dice that may be rolled again', () => {
    show('reroll');
    const rerolls = fixture('reroll').stand.moves.filter(({ move }) => move.type === 'reroll-die');
    expect(all('.dice small')).toHaveLength(rerolls.filter(({ stake }) => stake).length);
    press(all('.dice .spot.may')[0]);
    expect(done.played[0]?.type).toBe('reroll-die');
  });
});

describe('the station', () => {
  it('lights core functions and modules that may be activated', () => {
    show('station');
    const places = all('.hull .spot.may').map((spot) => spot.getAttribute('data-place'));
    const offered = fixture('station').stand.moves.filter(({ move }) => move.type === 'activate');
    expect(new Set(places)).toEqual(new Set(offered.map(({ caption }) => caption.place)));
  });

  it('shows the station of somebody else, without lights', () => {
    show('station');
    const others = all('.station nav button');
    press(others.at(-1));
    expect(all('.hull .spot.may')).toHaveLength(0);
  });
});

describe('modules on offer', () => {
  it('lie beside the station, and those that come damaged say so', () => {
    show('station');
    const { market } = fixture('station').stand.view;
    const offers = market.flatMap((column) => column.offers);
    const derelict = offers.filter((id) => printed.modules[id]!.damage > 0);
    expect(all('.offer .module')).toHaveLength(offers.length);
    expect(derelict.length).toBeGreaterThan(0);
    expect(all('.offer .module.hurt')).toHaveLength(derelict.length);
    expect(all('.offer .hurt .state').every((state) => state.textContent?.includes('derelict'))).toBe(true);
  });

  it('are shown on a phone by type, first where something may be acquired', () => {
    show('market', { narrow: true, open: 'modules' });
    expect(all('.modules nav [aria-pressed=true]')).toHaveLength(1);
    expect(all('.modules .market .may').length).toBeGreaterThan(0);
    const [science] = all('.modules nav button');
    press(science);
    const { offers } = fixture('market').stand.view.market.find(({ type }) => type === 'science')!;
    expect(all('.modules .market .module')).toHaveLength(offers.length);
  });
});

describe('the hand', () => {
  it('is held up when cards are asked for, with what they do, and they are put away on themselves', () => {
    const { moves, view } = fixture('discard').stand;
    show('discard', { picked: new Set([0]) });
    const hand = view.players[fixture('discard').face!]!.hand.cards!;
    expect(all('.raised .card')).toHaveLength(hand.length);
    expect(all('.raised .does').every((words) => words.textContent?.startsWith('Andromeda-'))).toBe(true);
    expect(all('.raised .fate')).toHaveLength(1);
    expect(all('.station section .card')).toHaveLength(0);
    press(all('.raised .spot.may')[0]);
    expect(moves.map(({ move }) => move)).toContainEqual(done.played[0]);
  });

  it('is held up by H to be read, and lowered again', () => {
    show('opening');
    expect(all('.raised')).toHaveLength(0);
    key('t');
    expect(all('.raised .card').length).toBeGreaterThan(0);
    key('Escape');
    expect(all('.raised')).toHaveLength(0);
  });

  it('says on the button what is done with the cards', () => {
    const { stand } = fixture('discard');
    const given = (picked: number[]) => ({ stand, t, picked: new Set(picked) }) as unknown as AndromedaProps;
    expect(answer(given([0, 1]))).toBe('andromeda-tell-discard-these 2');
    expect(answer({ ...given([]), stand: fixture('launch').stand })).toBeNull();
  });
});

it('holds up the tracks where one is to be advanced, with what the next space gives', () => {
  show('advance');
  const { moves } = fixture('advance').stand;
  const tracks = moves.filter(({ caption }) => caption.place.startsWith('track:'));
  expect(all('.raised .spot.may')).toHaveLength(tracks.length);
  expect(text()).toContain('andromeda-tell-next-space');
});

it('shows guns and range where a ship is chosen', () => {
  show('build-ship');
  const cards = all('li.build-ship button');
  const { moves } = fixture('build-ship').stand;
  expect(cards).toHaveLength(moves.filter(({ move }) => move.type === 'build-ship').length);
  expect(cards[0]?.querySelectorAll('.stats > span[title]')).toHaveLength(2);
  press(cards[0]);
  expect(done.played).toEqual([moves.find(({ move }) => move.type === 'build-ship')?.move]);
});

describe('choices', () => {
  it('lays the factions out with what they can do', () => {
    show('factions');
    const { moves } = fixture('factions').stand;
    expect(all('li.keep-faction')).toHaveLength(moves.length);
    expect(text()).toContain('andromeda-board-ability-');
    expect(text()).toContain('andromeda-faction-voice-');
    expect(all('li.keep-faction svg')).not.toHaveLength(0);
    press(all('li.keep-faction button')[0]);
    expect(done.played).toEqual([moves[0]?.move]);
  });
});

describe('the Hegemon', () => {
  it('tells its turn with reasons and rules', () => {
    show('hegemon');
    press(all('nav button').find((button) => button.textContent?.includes('hegemon')));
    expect(all('.story li').length).toBeGreaterThan(3);
    expect(all('.story .rule').every((rule) => rule.textContent?.startsWith('AE-'))).toBe(true);
    expect(all('.map .marks circle').length).toBeGreaterThan(0);
  });

  it('tells it step by step, and can be skipped', () => {
    vi.useFakeTimers();
    const { log } = fixture('hegemon');
    show('hegemon', { reducedMotion: false, lastEvents: log.slice(-30) });
    expect(all('.teller')).toHaveLength(1);
    const first = all('.teller p')[0]?.textContent;
    vi.advanceTimersByTime(1600);
    flushSync();
    expect(all('.teller p')[0]?.textContent).not.toBe(first);
    key('Escape');
    expect(all('.teller')).toHaveLength(0);
    vi.useRealTimers();
  });
});

it('says in the bar of the table what is going on', () => {
  expect(phase(fixture('prepare').stand.view, t)).toEqual(['andromeda-board-phase-battle']);
  expect(phase(fixture('launch').stand.view, t).at(-1)).toBe('andromeda-board-phase-choose');
  expect(standing(fixture('launch').stand.view, 0, t)).toContain('andromeda-board-vp');
});

it('calls a launch by where it goes', () => {
  const { moves } = fixture('launch').stand;
  const [launch] = moves.filter(({ move }) => move.type === 'launch');
  expect(brief(launch!.move, t, launch!.caption, null)).toMatch(
    /^andromeda-board-launch-to andromeda-thing-[a-z0-9-]+$/,
  );
  const odds = { chances: { alone: 0.294, helped: 0.641 } };
  expect(brief(launch!.move, t, launch!.caption, odds)).toContain(' · 29–64 %');
  const [other] = moves.filter(({ move }) => move.type !== 'launch');
  expect(brief(other!.move, t, other!.caption, null)).toBeNull();
});

it('adds up the final account', () => {
  show('over');
  const { accounts } = fixture('over').stand.view.end;
  const totals = all('.total td b').map((cell) => Number(cell.textContent));
  const sums = accounts.map(({ items }) => items.reduce((sum, { points }) => sum + points, 0));
  expect(totals).toEqual([...sums].sort((a, b) => b - a));
});

it('counts the Hegemon among those who played', () => {
  const { view } = fixture('over').stand;
  const score = view.end.accounts[view.hegemon!.player]!.total;
  expect(rivals(view, t)).toEqual([{ name: 'andromeda-board-hegemon', score, mark: 5, acts: false, view: 'hegemon' }]);
  expect(rivals(fixture('prepare-two').stand.view, t)).toEqual([]);
});

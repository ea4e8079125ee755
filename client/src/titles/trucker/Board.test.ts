import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lettered } from '../../table/bar/letters';
import type { BeatData, ShownBeat } from '../../stage/beat';
import Board, { keys } from './index';
import { all, boardOf, key, press } from '../harness';
import { fixture, printed } from './fixtures/fixtures';
import { shownMoves } from './desk/lights';
import { watching } from './seat/watching.svelte';
import type { TruckerView } from './view';

// What tiles look like has tests of its own. Here the DOM is made in JavaScript, where thousands of shapes take seconds.
vi.mock('./draw/shapes', async (original) => ({ ...(await original<object>()), svg: () => '' }));

const { show, change, done } = boardOf({
  title: 'trucker',
  Board,
  fixture,
  printed,
  lit: ({ moves }) => lettered(moves, shownMoves(moves, 0), keys),
  more: ({ log }, { reducedMotion }) => ({ log: [], lastEvents: reducedMotion === false ? log : [] }),
  size: [800, 700],
});
afterEach(() => {
  watching.seat = null;
});

function beatOf(kind: string, data: BeatData, before: TruckerView): ShownBeat<TruckerView> {
  return { kind, data, place: 0, of: 1, ms: 500, hold: 0, before, live: false };
}

describe('building', () => {
  it('lights every square that the tile in the hand may go to, and plays it', () => {
    show('build-II');
    const { stand } = fixture('build-II');
    const squares = new Set(
      stand.moves.filter(({ move }) => move.type === 'place').map(({ caption }) => caption.place),
    );
    const lit = all('g.square.may');
    expect(lit.length).toBe(squares.size);
    press(all('g.square.may:not(.turns)')[0]);
    expect(done.played[0]?.type).toBe('place');
    expect(stand.moves.map(({ move }) => move)).toContainEqual(done.played[0]);
  });

  it('tells squares apart by what the server says of the tile as it is held', () => {
    show('build-II');
    const spots = fixture('build-II').stand.view.help?.spots ?? [];
    const looks = all('.fit').map((mark) => mark.getAttribute('data-look'));
    const held = spots.filter(({ turns }) => turns[0]?.state === 'fits');
    expect(looks.filter((look) => look === 'fits').length).toBe(held.length);
    expect(new Set(looks).size).toBeGreaterThan(1);
  });

  it('shows at each side what would fail', () => {
    const { stand } = fixture('build-II');
    const [first] = stand.view.help?.spots ?? [];
    const turns = [0, 1, 2, 3].map(() => ({
      state: 'risky' as const,
      sides: [1, 2, 2],
      why: ['connector', 'connector', 'muzzle'] as const,
    }));
    const help = stand.view.help && { ...stand.view.help, spots: [{ cell: first?.cell ?? 0, turns }] };
    show('build-II', { view: { ...stand.view, help } });
    expect(all('.fit.risky .crack').map((crack) => crack.getAttribute('data-side'))).toEqual(['1', '2']);
    expect(all('g.square').some((one) => one.getAttribute('aria-label')?.includes('fails-connector'))).toBe(true);
  });

  it('turns a tile that fits only then by the first press, and places it by the second', () => {
    show('build-II');
    const turned = all('g.square.turns')[0];
    press(turned);
    expect(done.played).toEqual([]);
    flushSync();
    press(turned);
    expect(done.played[0]?.type).toBe('place');
  });

  it('counts the open ends, and marks them on request', () => {
    show('build-II');
    const { stand, face } = fixture('build-II');
    const ends = stand.view.truckers[face]?.ship.ends ?? [];
    expect(all('.own-ship button b')[0]?.textContent).toBe(String(ends.length));
    expect(all('.ends path').length).toBe(0);
    press(all('.own-ship button')[0]);
    expect(all('.ends path').length).toBe(ends.length);
  });

  it('says that a ship is closed', () => {
    const { stand, face } = fixture('build-II');
    const truckers = stand.view.truckers.map((trucker, seat) =>
      seat === face ? { ...trucker, ship: { ...trucker.ship, closed: true } } : trucker,
    );
    show('build-II', { view: { ...stand.view, truckers } });
    expect(document.body.textContent).toContain('trucker-board-closed');
  });

  it('turns the tile with Q and E, and the bar follows', () => {
    show('build-II');
    const before = done.shown;
    key('e');
    flushSync();
    expect(done.shown).not.toEqual(before);
    key('q');
    flushSync();
    expect(done.shown).toEqual(before);
  });

  it('asks why when an unlit free square is pressed', () => {
    show('build-II');
    const free = all('g.square:not(.may)').find((square) => square.getAttribute('aria-label')?.includes('-free'));
    press(free);
    expect(done.asked[0]).toMatchObject({ type: 'place', turn: 0 });
    expect(done.played).toEqual([]);
  });

  it('names what lies where, and which way it points', () => {
    show('build-II');
    const labels = all('g.square').map((square) => square.getAttribute('aria-label'));
    expect(labels).toContainEqual(
      expect.stringMatching(/trucker-kind-cannon, trucker-board-square \d+ \d+, .*facing-front/),
    );
    expect(labels.every(Boolean)).toBe(true);
  });

  it('lets the heap, the open tiles, the piles and the numbers be pressed', () => {
    show('reaching');
    for (const place of ['heap', 'pile-1', 'number-1']) expect(all(`button[data-place="${place}"]`).length).toBe(1);
    press(all('button[data-place^="tile-"]')[0]);
    expect(done.played[0]?.type).toBe('take');
  });

  it('shows the cards of the pile in the hands', () => {
    show('peeking');
    const { stand } = fixture('peeking');
    expect(all('.peek .card').length).toBe(stand.view.yard.looking_at?.length);
  });

  it('shows everything of a ship that goes round the rim twice, and answers once', () => {
    show('build-IIIC');
    expect(all('g.square').length).toBe(36);
  });
});

describe('the ship check', () => {
  it('has a note for each mistake and a number at each tile, as long as they are few', () => {
    const { stand, face } = fixture('check-III');
    const moves = stand.moves.filter(({ move }) => move.type === 'scrap');
    show('check-III', { stand: { ...stand, moves } });
    const faults = stand.view.truckers[face]?.ship.figures?.faults ?? [];
    expect(faults.length).toBeGreaterThan(1);
    // The numbers say where: no note names a column or a row.
    const note = faults[0]?.message.id.replace('trucker-fault', 'trucker-here-fault');
    expect(document.body.textContent).toContain(note);
    expect(all('.faults text').length).toBeGreaterThanOrEqual(faults.length);
  });

  it('shows one way out of many mistakes, another, or one mistake after the other', () => {
    show('check-III');
    const { stand } = fixture('check-III');
    const ways = stand.view.help?.repairs ?? [];
    const first = stand.moves[done.shown?.[0] ?? -1]?.move;
    expect(first).toMatchObject({ type: 'scrap-set', number: 1 });
    expect(done.shown?.length).toBe(1);
    expect(all('.repair .goes').length).toBe((ways[0]?.cut.length ?? 0) + (ways[0]?.loose.length ?? 0));
    const button = (name: string) => all('button').find((one) => one.textContent?.includes(name));
    press(button('way-another'));
    expect(stand.moves[done.shown?.[0] ?? -1]?.move).toMatchObject({ type: 'scrap-set', number: 2 });
    press(button('trucker-board-singly'));
    expect(done.shown?.length).toBeLessThanOrEqual(2);
    press(all('g.square.may')[0]);
    expect(done.played[0]?.type).toBe('scrap');
  });

  it('outlines the pieces that may be kept', () => {
    show('check-pieces');
    expect(all('.pieces .over').length).toBe(fixture('check-pieces').stand.moves.length);
  });
});

describe('the ship check', () => {
  it('says why a part that breaks no rule cannot be removed', () => {
    show('check-III');
    const sound = all('g.square:not(.may)').find((square) => !square.getAttribute('aria-label')?.includes('-free'));
    press(sound);
    expect(done.asked[0]?.type).toBe('scrap');
    expect(done.played).toEqual([]);
  });

  it('chains the squares of the weak spot, until that is switched off', () => {
    show('check-IIIC');
    const { stand, face } = fixture('check-IIIC');
    const cells = stand.view.truckers[face]?.ship.figures?.weak_spot?.cells ?? [];
    expect(all('.weak .gap').length).toBe(cells.length);
    expect(all('.weak .over').length).toBe(cells.length - 1);
    press(all('button[aria-pressed]').find((button) => button.textContent?.includes('weak-spot-show')));
    flushSync();
    expect(all('.weak').length).toBe(0);
  });
});

describe('the flight', () => {
  it('points the cannons that could help at what comes', () => {
    show('flight-shoot');
    const cannons = new Set(fixture('flight-shoot').stand.view.flight.strike?.hits.flatMap((hit) => hit.cannons));
    // One line more: the sight.
    expect(all('.aim .over').length).toBe(cannons.size + 1);
  });

  it('keeps scorch marks for latecomers', () => {
    const { stand, face } = fixture('flight-deck');
    const parts = stand.view.truckers[face]?.ship.parts ?? {};
    const truckers = stand.view.truckers.map((trucker) => ({
      ...trucker,
      ship: { ...trucker.ship, wrecks: [0, Number(Object.keys(parts)[0])] },
    }));
    show('flight-deck', { view: { ...stand.view, truckers } });
    expect(all('.wreck').length).toBe(1);
  });

  it('draws the way of intruders, and leaves it to be read', () => {
    const { view } = fixture('flight-intruders').stand;
    const [cell] = Object.keys(view.truckers[0]?.ship.parts ?? {});
    watching.seat = 0;
    show('flight-intruders', { beat: beatOf('walk', { seat: 0, cells: [Number(cell)], defeated: 0 }, view) });
    expect(all('.walk.moving').length).toBe(1);
  });

  it('shows the lane of the attack and what helps', () => {
    show('flight-shoot');
    expect(all('.lane').length).toBe(1);
    expect(document.body.textContent).toContain('trucker-board-needs-battery');
    press(all('g.square.may')[0]);
    expect(done.played[0]?.type).toBe('shoot');
  });

  it('powers up as far as the engine that is pressed, and leaves the choice in the bar', () => {
    show('flight-open-space');
    const [engine] = all('g.square.may');
    expect(engine?.hasAttribute('data-lit')).toBe(false);
    press(engine);
    expect(done.played[0]).toMatchObject({ type: 'thrust', batteries: 1 });
  });

  it('raises a shield at the battery', () => {
    show('flight-shield');
    const batteries = fixture('flight-shield').stand.moves.filter(({ move }) => move.type === 'raise-shield');
    expect(all('g.square.may').length).toBe(batteries.length);
    press(all('g.square.may')[0]);
    expect(done.played[0]?.type).toBe('raise-shield');
  });

  it('shows both lanes of an attack that is doubled', () => {
    const lines = fixture('flight-splice').stand.view.flight.strike?.lines.length;
    show('flight-splice');
    expect(all('.lane').length).toBe(lines);
  });

  it('marks what the attack hits by what the server says', () => {
    const { view } = fixture('flight-shoot').stand;
    show('flight-shoot');
    expect(all('.lane .threatened').length).toBe(view.flight.strike?.hits.length);
  });

  it('marks nothing where the attack flies past', () => {
    const { view } = fixture('flight-shoot').stand;
    const strike = view.flight.strike && { ...view.flight.strike, hits: [] };
    show('flight-shoot', { view: { ...view, flight: { ...view.flight, strike } } });
    expect(all('.lane .threatened').length).toBe(0);
  });

  it('marks the meteor or shot that comes next', () => {
    const { view } = fixture('flight-shoot').stand;
    show('flight-shoot');
    expect(all('.card li.now').length).toBe(1);
    expect(all('.card li.come').length).toBe(view.flight.barrage?.come);
  });

  it('marks no meteor before the first one comes', () => {
    const { view } = fixture('flight-shoot').stand;
    show('flight-shoot', { view: { ...view, flight: { ...view.flight, barrage: null } } });
    expect(all('.card li.now').length).toBe(0);
  });

  it('lets a planet be pressed', () => {
    show('flight-planets');
    press(all('button[data-place="planet-2"]')[0]);
    expect(done.played).toEqual([{ type: 'land', planet: 2 }]);
  });

  it('shows nothing to press to an onlooker', () => {
    show('flight-shoot', { face: null, moves: [] });
    expect(all('.may').length).toBe(0);
  });
});

describe('a beat', () => {
  const { stand, face } = fixture('flight-shoot');
  const { view } = stand;
  const strike = view.flight.strike;
  const [hit] = strike?.hits ?? [];
  const incoming = { seat: face, at: hit?.cell ?? -1, side: strike?.side ?? 0, lines: [...(strike?.lines ?? [])] };
  const fly = { ...incoming, what: 'meteor', size: 'large', stops: [hit?.cell ?? -1] };

  it('lets a meteor fly over the board, and what it will hit is still there', () => {
    show('flight-shoot', { beat: beatOf('fly', fly, view), moves: [] });
    expect(all('.effects .missile').length).toBe(1);
    expect(all('.lane .missile').length).toBe(0);
    expect(all(`[data-cell="${hit?.cell}"] .tile`).length).toBe(1);
  });

  it('leaves nothing behind', () => {
    show('flight-shoot');
    expect(all('.effect').length).toBe(0);
    expect(all('.lane .missile').length).toBe(1);
  });

  it('rolls dice that stay', () => {
    show('flight-deck', { beat: beatOf('dice', { dice: [3, 4], why: 'attack' }, view) });
    expect(all('.dice .rolling').length).toBe(2);
    expect(all('.dice strong').map((sum) => sum.textContent)).toEqual(['= 7']);
  });

  it('adds nothing up where several rolls lie side by side', () => {
    show('flight-deck', { beat: beatOf('dice', { dice: [1, 2, 4, 6], why: 'sabotage' }, view) });
    expect(all('.dice .rolling').length).toBe(4);
    expect(all('.dice strong').length).toBe(0);
  });

  it('puts a card on the stage, and keeps its place', () => {
    const { card } = view.flight;
    show('flight-shoot', { beat: beatOf('card', { card, left: 4 }, view) });
    expect(all('.stage[data-beat="card"] .card').length).toBe(1);
    expect(all('.staged .card').length).toBe(1);
  });

  it('moves nothing where it stands as a card', () => {
    show('flight-shoot', { beat: { ...beatOf('card', { card: view.flight.card, left: 4 }, view), ms: 0 } });
    expect(all('.stage').length).toBe(0);
    expect(all('.staged').length).toBe(0);
  });

  it('puts both sides of a fight beside each other', () => {
    const pirates = fixture('flight-pirates').stand.view;
    const beat = beatOf('duel', { seat: 0, enemy: 10, least: 4, most: 8 }, pirates);
    show('flight-pirates', { beat, moves: [] });
    expect(all('.duel .block:not(.dashed)').length).toBe(5 + 2);
    expect(all('.duel .block.dashed').length).toBe(2);
    expect(all('.duel p').length).toBe(0);
  });
});

describe('the port', () => {
  it.each(['launch', 'arrive'])('shows every ship at %s', (kind) => {
    const { view } = fixture('flight-deck').stand;
    const truckers = view.truckers.map((trucker, seat) => ({ ...trucker, number: seat + 1 }));
    const beat = beatOf(kind, { seat: 0, number: 1, at: 1, credits: 8 }, view);
    show('flight-deck', { view: { ...view, truckers }, beat });
    expect(all('.port li').length).toBe(truckers.length);
    expect(all('.port li.now').length).toBe(1);
    expect(all('.port strong').length).toBe(kind === 'launch' ? 3 : 0);
    expect(document.querySelector<HTMLElement>('.port li.now p')?.dataset['label']).toBe(
      kind === 'launch' ? '1' : '+8',
    );
  });
});

describe('a ship that has come home', () => {
  it('does not land again when somebody is paid', () => {
    const { view } = fixture('flight-deck').stand;
    show('flight-deck', { beat: beatOf('arrive', { seat: 0, at: 1, credits: 8 }, view), reducedMotion: false });
    const moved = vi.spyOn(Element.prototype, 'animate');
    const ship = document.querySelector('.port li.now .ship');
    expect(ship).not.toBeNull();
    const truckers = view.truckers.map((trucker) => ({ ...trucker, credits: 9 }));
    change({ view: { ...view, truckers }, beat: beatOf('gain', { seat: 1, credits: 9 }, view) });
    expect(document.querySelector('.port li.now .ship')).toBe(ship);
    expect(moved.mock.contexts.filter((one) => ship?.parentElement?.contains(one as Element))).toEqual([]);
  });
});

describe('a fight that somebody has before them', () => {
  it('says what can come of it, as the rules have it', () => {
    const { view } = fixture('flight-smugglers').stand;
    const duel = { enemy: 10, least: 4, most: 8, batteries: -1, verdict: 'lost' } as const;
    const help = { spots: [], fits: {}, repairs: [], hanging: {}, room: [], courses: [], duel };
    show('flight-smugglers', { view: { ...view, help } });
    expect(document.querySelector('.duel p')?.textContent).toContain('may-be-lost');
  });
});

describe('a flight that has ended', () => {
  it('is told in an account', () => {
    show('arrived', { reducedMotion: false });
    expect(all('[role="dialog"] tbody tr').length).toBe(fixture('arrived').seats);
  });

  it('tells at the end of a match what turned it, and who gets an award', () => {
    const { view } = fixture('arrived').stand;
    const award = { award: 'spy', seat: 0, name: { id: 'the-spy' }, reason: { id: 'looked' } };
    const turning = { seat: 0, round: 0, card: '', message: { id: 'turned' } };
    const ending = { awards: [award], turnings: [turning], purses: [], broke: null };
    show('arrived', { reducedMotion: false, view: { ...view, ending } });
    expect(all('[role="dialog"] .awards li').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('the-spy'),
    ]);
    expect(document.querySelector('[role="dialog"] .turning')?.textContent).toBe('turned');
  });

  it('ends with soup when nobody has a credit', () => {
    const { view } = fixture('arrived').stand;
    const ending = { awards: [], turnings: [], purses: [], broke: { id: 'a-draw' } };
    show('arrived', { reducedMotion: false, view: { ...view, ending } });
    expect(document.querySelector('[role="dialog"] h2')?.textContent).toBe('trucker-film-broke');
    expect(document.querySelector('.told p')?.textContent).toContain('a-draw');
  });
});

describe('on a phone', () => {
  it('makes small squares large enough for a thumb', () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(380);
    show('build-III', { narrow: true, open: 'ship' });
    expect(all('.larger').length).toBe(0);
    press(all('button.enlarge')[0]);
    flushSync();
    expect(all('.larger').length).toBe(1);
    const drawn = all('.larger > svg > g').find((group) => group.getAttribute('transform')?.includes('scale'));
    const scale = Number(/scale\(([\d.]+)\)/.exec(drawn?.getAttribute('transform') ?? '')?.[1]);
    expect(scale * 96).toBeGreaterThanOrEqual(44);
  });

  it('lets a planet be pressed beside the ship', () => {
    show('flight-planets', { narrow: true, open: 'ship' });
    press(all('button[data-place="planet-2"]')[0]);
    expect(done.played).toEqual([{ type: 'land', planet: 2 }]);
  });

  it.each(['', 'ship', 'table', 'cards', 'others'])('has something to show in view "%s"', (open) => {
    show('build-II', { narrow: true, open });
    expect(document.body.textContent?.length).toBeGreaterThan(0);
    expect(all('svg').length).toBeGreaterThan(0);
  });

  it('watches another ship on request', () => {
    show('flight-shield', { narrow: true, open: 'others' });
    const { face, seats } = fixture('flight-shield');
    const other = (face + 1) % seats;
    press(all('.others button')[other]);
    flushSync();
    expect(watching.seat).toBe(other);
  });
});

import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import { lettered } from '../../table/bar/letters';
import { all, boardOf, press, t, text } from '../harness';
import { fixture, fixtures, printed } from './fixtures/fixtures';
import Board, { content, phase } from './index';

// What land looks like is not asked here, and drawing it takes long.
vi.mock('./draw/ground', () => ({ groundOf: () => 'ice', MARKS: { ice: () => '' } }));
vi.mock('./draw/landmarks', () => ({ landmarkOf: () => '' }));

const { show, clear, done } = boardOf({ title: 'vanguard', Board, fixture, printed });

test.each([...fixtures.keys()])('%s can be shown, wide and narrow', (name) => {
  show(name);
  expect(text().length).toBeGreaterThan(100);
  clear();
  show(name, { narrow: true, open: 'now' });
  expect(text().length).toBeGreaterThan(50);
});

test('a sector that may be entered is a button that travels', () => {
  show('planet');
  const [first] = all('.border.lit');
  expect(first?.getAttribute('aria-label')).toContain('vanguard-move-travel');
  press(first);
  expect(done.played[0]?.type).toBe('travel');
});

test('another sector shows what is there', () => {
  show('planet');
  const dark = all('.border:not(.lit)').find((one) => one.getAttribute('aria-pressed') === 'false');
  press(dark);
  expect(done.played).toEqual([]);
  expect(dark?.getAttribute('aria-pressed')).toBe('true');
});

test('the crew board stands beside the map, and a card is read whole while it is looked at', () => {
  show('planet');
  const one = fixture('planet').stand.view.expedition?.team.find(({ crew }) =>
    text().includes(`guestbook-skill-${crew}`),
  );
  expect(all('.crew .ready .column')).toHaveLength(3);
  expect(all('.crew .hand .card')).toHaveLength((one?.hand.length ?? 0) + (one?.equipment.length ?? 0));
  expect(all('.held')).toHaveLength(0);
  all('.crew .hand .card')[0]?.dispatchEvent(new Event('pointerenter'));
  flushSync();
  expect(all('.held')[0]?.textContent).toContain(`guestbook-card-${one?.hand[0]}`);
  all('.crew .hand .card')[0]?.dispatchEvent(new Event('pointerleave'));
  flushSync();
  expect(all('.held')).toHaveLength(0);
});

test('a spent die is hollow, in a place of its own, and pressing it does nothing', () => {
  const { stand } = fixture('rolled');
  const who = stand.view.expedition?.team.findIndex(({ spent }) => spent.length > 0) ?? -1;
  show('rolled');
  expect(who).toBeGreaterThanOrEqual(-1);
  for (const die of all('.spent button:not(.may)')) press(die);
  expect(done.played).toEqual([]);
});

test('several moves at one point of interest ask which', () => {
  show('planet');
  press(all('[aria-pressed=false] svg').at(-2)?.parentElement ?? undefined);
  press(all('button.spot.may[data-place^="poi:"]')[0]);
  expect(all('[role=menuitem]').length).toBeGreaterThan(2);
});

test('every die that may be rolled is a button, and the chances follow what is picked', () => {
  const moves = lettered(fixture('choosing').stand.moves, null);
  show('choosing', { picked: new Set(moves.map(({ index }) => index)) });
  expect(all('.tray button.may')).toHaveLength(moves.length);
  expect(text()).toContain(`vanguard-board-odds-picked ${moves.length}`);
});

test('a rolled pool has a thread for each die in each row', () => {
  show('rolled');
  const dice = fixture('rolled').stand.view.expedition?.check?.pool.length ?? 0;
  expect(all('.tray .die')).toHaveLength(dice);
  expect(all('.threads').every((row) => row.querySelectorAll('.cell').length === dice)).toBe(true);
});

test('a page with choices has a button for each', () => {
  show('story');
  expect(all('.choices button')).toHaveLength(fixture('story').stand.moves.length);
  press(all('.choices button')[0]);
  expect(done.played[0]?.type).toBe('answer');
});

test('facilities light up in the ship', () => {
  show('facilities');
  expect(all('.room.can').length).toBe(
    fixture('facilities').stand.moves.filter(({ move }) => move.type === 'activate').length,
  );
  press(all('.room.can')[0]);
  expect(done.played[0]?.type).toBe('activate');
});

test('a situation says what it takes, what comes of it, and what else comes', () => {
  const { rooms, bridge } = fixture('facilities').stand.view;
  const place = rooms.find(({ id }) => id === 'situation')?.place;
  show('facilities');
  press(all('.room').find((one) => one.getAttribute('data-place') === place));
  const leads = all('.panel article').map((one) => [...one.querySelectorAll('b')].map((lead) => lead.textContent));
  expect(leads).toHaveLength(bridge.situations.length);
  for (const one of leads) {
    expect(one[0]).toBe(t('vanguard-card-takes'));
    expect(one.slice(-2)).toEqual([t('vanguard-card-then'), t('vanguard-card-otherwise')]);
  }
});

test('the top bar and the seats say how it stands', () => {
  const { view } = fixture('planet').stand;
  expect(phase(view, t)).toEqual([`vanguard-board-round ${view.expedition?.round}`]);
  expect(phase(fixture('facilities').stand.view, t)).toHaveLength(2);
  expect(content(printed)).toEqual(['guestbook']);
});

test('the lesson stands above the board, opens what it is about, and can be folded', () => {
  show('lesson');
  const lesson = all('section.lesson')[0];
  expect(lesson?.textContent).toContain('guestbook-lesson-travel');
  const chips = (): Element[] => all('section.lesson .looks button');
  expect(chips().map((chip) => chip.textContent)).toEqual([
    'guestbook-poi-101',
    'guestbook-sector-P00-5',
    'guestbook-condition-C01',
  ]);
  expect(text()).not.toContain('guestbook-action-101-1');
  press(chips()[0]);
  expect(text()).toContain('guestbook-action-101-1');
  press(all('section.lesson .fold')[0]);
  expect(chips()).toHaveLength(0);
  expect(text()).toContain('vanguard-lesson-name');
});

test('a danger box on the map says what it does, until one looks elsewhere', () => {
  show('tutorial');
  const box = all('.gate [role=button]').find((sign) => sign.querySelector('.hex'));
  expect(box?.getAttribute('aria-label')).toContain('vanguard-do-injure');
  expect(all('.sheet')).toHaveLength(0);
  box?.dispatchEvent(new Event('pointerenter'));
  flushSync();
  expect(all('.sheet p')).toHaveLength(3);
  press(box);
  box?.dispatchEvent(new Event('pointerleave'));
  flushSync();
  expect(all('.sheet')).toHaveLength(1);
  box?.dispatchEvent(new Event('blur'));
  flushSync();
  expect(all('.sheet')).toHaveLength(0);
  expect(done.played).toEqual([]);
});

test('what lies on a path is drawn there, and missions are told in plain words', () => {
  show('plinth');
  expect(all('.marker').map((one) => one.textContent?.trim())).toContain('guestbook-mar…');
  press(all('.team button').at(-1));
  const planet = fixture('plinth').stand.view.expedition?.boards[0];
  for (const { id } of planet?.missions ?? []) expect(text()).toContain(`guestbook-mission-${id}-text`);
});

test('where symbols count as others, the sheet of a check says so', () => {
  show('swapped');
  expect(text()).toContain('vanguard-board-swaps');
  expect(all('.tray .swapped').length).toBeGreaterThan(0);
});

test('an evacuation is told above whatever comes next, until the next decision', () => {
  const { stand } = fixture('story');
  const told = (position: number) =>
    ['vanguard-fourth-injury', 'vanguard-evacuation'].map((id) => ({ position, message: { id }, time: 0 }));
  const alarms = (): Element[] => all('[aria-label=vanguard-board-evacuated-stamp]');
  show('story', { log: told(stand.position) });
  expect(alarms()[0]?.textContent).toContain('vanguard-fourth-injury vanguard-evacuation');
  clear();
  show('story', { log: told(stand.position - 1) });
  expect(alarms()).toHaveLength(0);
});

test('a homecoming by evacuation says so', () => {
  show('evacuated');
  expect(text()).toContain('vanguard-board-evacuated-stamp');
  expect(text()).not.toContain('vanguard-board-mission-failed-stamp');
});

test('there is no lesson where nothing is explained', () => {
  show('planet');
  expect(all('section.lesson')).toHaveLength(0);
});

test('steps of a check that are done take one line each, and later ones say how they would go', () => {
  show('rolled');
  const check = fixture('rolled').stand.view.expedition?.check;
  expect(check?.step).toBe(4);
  expect(all('.line.now').length).toBeGreaterThan(0);
  expect(all('.line.done').every((line) => line.querySelectorAll('.cell').length === 0)).toBe(true);
  expect(all('.line.later').length).toBeGreaterThan(0);
});

test('on a phone a sector is tapped for its name', () => {
  show('planet', { narrow: true, open: 'now' });
  const dark = all('.border:not(.lit)').find((one) => one.getAttribute('aria-pressed') === 'false');
  press(dark);
  const number = dark?.getAttribute('data-place')?.split(':')[1];
  expect(all('.phone section button b')[0]?.textContent).toBe(number);
});

test('a rule that came up with the last move is explained above the board', () => {
  const { stand } = fixture('planet');
  const hint = { position: stand.position, message: { id: 'vanguard-hint-time' }, time: 0 };
  show('planet', { log: [{ ...hint, position: stand.position - 1, message: { id: 'vanguard-hint-rest' } }, hint] });
  expect(all('section.lesson p').map((one) => one.textContent)).toEqual(['vanguard-hint-time']);
});

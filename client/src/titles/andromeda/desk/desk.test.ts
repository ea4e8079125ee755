import { beforeEach, describe, expect, it } from 'vitest';
import { lettered } from '../../../table/bar/letters';
import { fixture, printed } from '../fixtures/fixtures';
import { Desk, type AndromedaProps } from './desk.svelte';

const { stand } = fixture('companion');
const LIT = lettered(stand.moves, null);
const PLACE = 'region:S01';

describe('a place of a table that people tell of', () => {
  let given: Partial<AndromedaProps>;
  let desk: Desk;
  const here = () => LIT.filter(({ caption }) => caption.place === PLACE);
  beforeEach(() => {
    given = { view: stand.view, stand, printed, beat: null, past: false, moves: LIT };
    desk = new Desk(() => given as AndromedaProps);
  });

  it('opens its menu when it is pressed, and closes it with the next stand', () => {
    desk.press(PLACE, here());
    expect(desk.menu).toBe(PLACE);
    desk.arrive();
    expect(desk.menu).toBeNull();
  });

  it('keeps a press that falls while the last report is on its way', () => {
    given = { ...given, moves: [] };
    expect(desk.expects).toBe(true);
    desk.press(PLACE, []);
    given = { ...given, moves: LIT };
    desk.arrive();
    expect(desk.menu).toBe(PLACE);
    desk.arrive();
    expect(desk.menu).toBeNull();
  });

  it('expects nothing in the past, or where nothing is asked', () => {
    given = { ...given, moves: [], past: true };
    expect(desk.expects).toBe(false);
    given = { ...given, past: false, stand: { ...stand, moves: [] } };
    expect(desk.expects).toBe(false);
  });
});

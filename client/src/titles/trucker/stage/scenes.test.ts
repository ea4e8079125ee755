import { describe, expect, it } from 'vitest';
import type { Arg, Entry } from '../../../table/protocol';
import { accountOf, EVENT, facesOf, MOVE, ROLL, scenesOf, walksOf } from './scenes';

const entry = (id: string, args: Record<string, Arg> = {}): Entry => ({
  position: 1,
  message: { id, args },
  rule: '',
  undone: false,
  time: 0,
});
const attack = entry('trucker-attack', {
  threat: { id: 'trucker-threat-large-meteor' },
  side: { id: 'trucker-from-left' },
  dice: '4 + 5',
  line: { id: 'trucker-line-row', args: { row: '9' } },
});

describe('an attack', () => {
  it('is a roll, a flight, and what it does to everybody at once', () => {
    const scenes = scenesOf([
      attack,
      entry('trucker-missed', { seat: 1 }),
      entry('trucker-destroyed', { seat: 0, square: '7,9' }),
      entry('trucker-broke-off', { seat: 0, squares: '8,9; 9,9' }),
    ]);
    expect(scenes.map(({ kind, ms }) => [kind, ms])).toEqual([
      ['dice', ROLL],
      ['strike', EVENT],
      ['outcome', EVENT],
    ]);
    expect(scenes[1]).toMatchObject({ flight: { what: 'meteor', size: 'large', side: 3, lines: ['9'] } });
    expect(scenes[2]).toMatchObject({
      hits: [
        { seat: 1, square: '', ending: 'missed' },
        { seat: 0, square: '7,9', ending: 'destroyed' },
        { seat: 0, square: '8,9', ending: 'loose' },
        { seat: 0, square: '9,9', ending: 'loose' },
      ],
    });
  });

  it('that is doubled follows two rows', () => {
    const line = { id: 'trucker-line-rows', args: { first: '3a', second: '3b' } };
    const [, strike] = scenesOf([entry('trucker-attack', { ...attack.message.args, dice: '3', line })]);
    expect(strike).toMatchObject({ flight: { lines: ['3a', '3b'] } });
  });

  it('that is turned rolls twice', () => {
    const scenes = scenesOf([entry('trucker-attack-turned', { die: 1 }), attack]);
    expect(scenes.map(({ kind }) => kind)).toEqual(['dice', 'dice', 'strike']);
  });

  it('that begins on a square has no line of its own', () => {
    const [strike] = scenesOf([entry('trucker-attack-square', { ...attack.message.args, dice: '', square: '2,6' })]);
    expect(strike).toMatchObject({ kind: 'strike', flight: { square: '2,6' } });
  });

  it('past the board meets nobody', () => {
    const scenes = scenesOf([entry('trucker-attack', { ...attack.message.args, line: { id: 'trucker-line-none' } })]);
    expect(scenes[1]).toMatchObject({ flight: { lines: [] } });
  });
});

describe('scenes', () => {
  it('are none for what needs no showing', () => {
    expect(scenesOf([entry('trucker-placed', { seat: 0, square: '7,7' })])).toEqual([]);
    expect(scenesOf([])).toEqual([]);
  });

  it('let all rockets move together', () => {
    const moved = [entry('trucker-moved-back', { seat: 0 }), entry('trucker-moved-forward', { seat: 1 })];
    expect(scenesOf(moved).map(({ kind }) => kind)).toEqual(['days']);
  });
});

it('faces are read from what the log says', () => {
  expect([facesOf('4 + 5'), facesOf('3'), facesOf(6), facesOf(undefined)]).toEqual([[4, 5], [3], [6], []]);
});

describe('the account of a flight', () => {
  it('has a row for each seat, losses below zero', () => {
    const rows = accountOf(
      [
        entry('trucker-arrived', { seat: 1, place: 1, credits: 8 }),
        entry('trucker-best-looking', { seat: 1, count: 3, credits: 4 }),
        entry('trucker-sold', { seat: 0, credits: 5 }),
        entry('trucker-paid-losses', { seat: 0, count: 2, credits: 2 }),
      ],
      2,
    );
    expect(rows).toEqual([
      { seat: 0, place: 0, arrived: 0, looks: 0, sold: 5, losses: -2, debt: 0 },
      { seat: 1, place: 1, arrived: 8, looks: 4, sold: 0, losses: 0, debt: 0 },
    ]);
  });

  it('is empty while nobody has arrived', () => {
    expect(accountOf([attack], 3)).toEqual([]);
  });
});

describe('a flight that brought nobody anything', () => {
  it('has an account all the same, once it has ended', () => {
    expect(accountOf([], 2)).toEqual([]);
    expect(accountOf([], 2, true)).toMatchObject([
      { seat: 0, arrived: 0, losses: 0 },
      { seat: 1, arrived: 0, losses: 0 },
    ]);
  });
});

describe('intruders', () => {
  const told = [
    entry('trucker-attack', { ...attack.message.args, threat: { id: 'trucker-card-commandos' } }),
    entry('trucker-intruder-walked', { seat: 1, squares: '7,6; 7,7; 8,7' }),
    entry('trucker-intruder-defeated', { seat: 1 }),
    entry('trucker-intruder-repelled', { seat: 0, square: '5,5' }),
  ];

  it('come like an attack, and each walks its own way', () => {
    const scenes = scenesOf(told);
    expect(scenes.map(({ kind }) => kind)).toEqual(['dice', 'strike', 'walk', 'walk']);
    expect(scenes[1]).toMatchObject({ flight: { what: 'intruder' } });
    expect(scenes[2]?.ms).toBe(EVENT + 3 * MOVE);
  });

  it('go free, are defeated on their way, or do not even land', () => {
    expect(walksOf(told)).toEqual([
      { seat: 1, squares: ['7,6', '7,7', '8,7'], ending: 'defeated' },
      { seat: 0, squares: ['5,5'], ending: 'repelled' },
    ]);
    expect(walksOf(told.slice(1, 2))[0]?.ending).toBe('free');
  });
});

/** How the beats of Galaxy Trucker are shown: for how long, with which sound, in which words. docs/beats.md tells what
 *  each of them is. */
import type { BeatTold, Film, Shot } from '../../../stage/beat';
import type { Message } from '../../../table/protocol';
import { watching } from '../seat/watching.svelte';
import { numberOf, numbersOf, wordOf } from './told';

/** What happens to a ship that is not shown large: its small picture changes, and that is all. */
const ELSEWHERE: Shot = { ms: 0, hold: 0, sound: '', matters: false };

const isShown = (beat: BeatTold): boolean => numberOf(beat, 'seat') === watching.shown;

/** Something that happens to a ship: told in full where that ship is looked at. */
const aboard =
  (shot: Shot) =>
  (beat: BeatTold): Shot =>
    isShown(beat) ? shot : ELSEWHERE;

/** Something that is said to the reader: what passes somebody else by is no news. */
const toldToUs =
  (shot: Shot) =>
  (beat: BeatTold): Shot =>
    numberOf(beat, 'seat') === watching.own ? shot : ELSEWHERE;

const says =
  (id: string, ...names: readonly string[]): NonNullable<Shot['caption']> =>
  (data): Message => ({ id, args: Object.fromEntries(names.map((name) => [name, data[name] as string | number])) });

/** Time for each, and never so long that one has to wait. */
const each = (ms: number, count: number): number => Math.min(900, ms * Math.max(1, count));
const countOf = ({ data }: BeatTold, name: string): number => (Array.isArray(data[name]) ? data[name].length : 1);
/** The crew comes aboard one after the other, quicker and quicker. */
const boarding = (count: number): number => Math.min(1900, 500 + 130 * count);
/** Whether what flies there meets no part of the ship. */
const isPast = (beat: BeatTold): boolean => {
  const stops = numbersOf(beat, 'stops');
  return stops.length > 0 && stops.every((stop) => stop < 0);
};
/** The spaces that a rocket flies over. */
const flown = (beat: BeatTold): number => Math.abs(numberOf(beat, 'end') - numberOf(beat, 'start'));

const KINDS: Film = {
  phase: { ms: 250, sound: 'chord', matters: false, caption: says('trucker-film-phase', 'phase') },
  weld: aboard({ ms: 180, sound: 'tick' }),
  glass: { ms: 400, sound: 'knock' },
  scan: aboard({ ms: 1500, hold: 250, sound: 'hum', scene: true, caption: says('trucker-film-scan', 'seat') }),
  stamp: aboard({ ms: 420, hold: 900, sound: 'bang', scene: true, matters: true }),
  board: (beat) =>
    aboard({
      ms: boarding(countOf(beat, 'cells')),
      hold: 200,
      sound: 'pop',
      scene: true,
      caption: says('trucker-film-board'),
    })(beat),
  launch: (beat) => ({ ms: numberOf(beat, 'number') === 1 ? 2200 : 600, sound: 'roar', scene: true }),
  card: { ms: 900, hold: 1250, sound: 'flick', scene: true, matters: true },
  turned: { ms: 600, sound: 'whoosh' },
  dice: (beat) => ({
    ms: 700,
    hold: 250,
    sound: 'rattle',
    matters: false,
    ...(beat.data['why'] && beat.data['why'] !== 'squares' && { caption: says('trucker-film-dice') }),
  }),
  fly: (beat) =>
    aboard(
      isPast(beat)
        ? { ms: 480, hold: 500, sound: 'hiss', matters: true, caption: says('trucker-film-past', 'what', 'size') }
        : { ms: 480, sound: 'hiss', caption: says('trucker-film-fly', 'what', 'size', 'side') },
    )(beat),
  swerve: aboard({ ms: 420, sound: 'whoosh', matters: true }),
  power: aboard({ ms: 400, sound: 'hum', caption: says('trucker-film-power', 'seat', 'source') }),
  shot: aboard({ ms: 260, sound: 'zap', caption: says('trucker-film-shot', 'seat') }),
  burst: aboard({ ms: 700, sound: 'thump', matters: true }),
  bounce: aboard({ ms: 560, sound: 'clonk', matters: true }),
  shield: aboard({ ms: 600, sound: 'glass', matters: true }),
  hit: aboard({ ms: 520, sound: 'crack', matters: false, caption: says('trucker-film-hit', 'seat') }),
  lost: aboard({ ms: 900, sound: 'groan', matters: true }),
  walk: (beat) =>
    aboard({
      ms: each(180, countOf(beat, 'cells')),
      sound: 'knock',
      matters: true,
      caption: says('trucker-film-walk', 'seat'),
    })(beat),
  engine: aboard({ ms: 900, sound: 'roar' }),
  duel: { ms: 800, hold: 300, sound: 'tick', caption: says('trucker-film-duel', 'seat') },
  cannon: { ms: 700, sound: 'tick', caption: says('trucker-film-cannon', 'seat') },
  verdict: (beat) => ({
    ms: 420,
    hold: 700,
    sound: wordOf(beat, 'outcome') === 'lost' ? 'fall' : 'chord',
    matters: true,
  }),
  weakest: { ms: 800, hold: 900, sound: 'tick', matters: true, caption: says('trucker-film-weakest', 'seat', 'by') },
  race: (beat) => ({ ms: each(90, Math.max(5, flown(beat))), sound: 'whoosh', matters: true }),
  passed: toldToUs({ ms: 600, hold: 900, sound: '', matters: true, caption: says('trucker-film-passed', 'why') }),
  land: { ms: 500, sound: 'thud', matters: true },
  load: aboard({ ms: 200, sound: 'knock', caption: says('trucker-film-load', 'seat') }),
  unload: aboard({ ms: 300, sound: 'knock', matters: true, caption: says('trucker-film-unload', 'seat') }),
  drain: aboard({ ms: 300, sound: 'fall', matters: true, caption: says('trucker-film-drain', 'seat') }),
  charge: aboard({ ms: 300, sound: 'hum' }),
  crew: aboard({ ms: 300, sound: 'pop', matters: true, caption: says('trucker-film-crew', 'seat', 'change') }),
  jump: { ms: 500, sound: 'whoosh', matters: true },
  leave: { ms: 700, hold: 1100, scene: true, sound: 'fall', matters: true },
  arrive: { ms: 700, hold: 350, sound: 'thud', scene: true, matters: true },
  gain: { ms: 300, sound: 'chime', matters: false },
  pay: { ms: 300, sound: 'tick', matters: false },
  award: { ms: 300, sound: 'chime', matters: true },
};

/** Ships are built in a race: nobody waits for what others do there. */
const isRaced = (beat: BeatTold): boolean =>
  beat.kind === 'weld' || beat.kind === 'glass' || wordOf(beat, 'why') === 'squares';

/** Everything else is seen first: what a card does comes before the next one can be turned up. */
export const film: Film = Object.fromEntries(
  Object.entries(KINDS).map(([kind, shot]) => [
    kind,
    (beat: BeatTold): Shot => ({ ...(typeof shot === 'function' ? shot(beat) : shot), first: !isRaced(beat) }),
  ]),
);

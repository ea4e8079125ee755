/** How the beats of ISS Vanguard are shown: for how long, with which sound. docs/beats.md tells what each of them is. */
import type { BeatTold, Film, Shot } from '../../../stage/beat';
import { numberOf, wordOf } from './told';

/** Nothing to look at for itself: the view changes, and its line enters the log. */
const UNSEEN: Shot = { ms: 0, hold: 0, sound: '', matters: false };
/** Where nothing moves, it leaves only its line. */
const STILL = { matters: false } as const;

/** Stands until somebody has read it. */
const READ = { stays: 'always', matters: true, scene: true, seen: () => ({ id: 'vanguard-film-go-on' }) } as const;
/** Passes by in time, and stands as a card where nothing moves. */
const PASSES = { stays: 'still', matters: true, scene: true, seen: () => ({ id: 'vanguard-film-go-on' }) } as const;

/** Dice of a check fall together, a landing die alone; both are read before it goes on. */
const dice = (beat: BeatTold): Shot => ({
  ms: 900,
  hold: wordOf(beat, 'why') === 'landing' ? 900 : 500,
  sound: 'rattle',
  scene: true,
  // The board's own card says what the roll means; a line of the log from before it would say something else.
  ...(wordOf(beat, 'why') === 'landing' ? PASSES : {}),
});

/** A danger die strikes; one that does nothing is only seen to do so. */
const danger = (beat: BeatTold): Shot =>
  numberOf(beat, 'hits') > 0
    ? { ms: 900, hold: 1100, sound: 'thump', ...PASSES }
    : { ms: 400, sound: 'tick', ...STILL };

/** What an outcome brings is read in peace: its card stands until it was closed. */
const outcome: Shot = {
  ms: 520,
  sound: 'chord',
  scene: true,
  stays: 'always',
  seen: () => ({ id: 'vanguard-film-take' }),
};

/** A new round is worth a look; a turn is told by the bar. */
const phase = (beat: BeatTold): Shot =>
  wordOf(beat, 'phase') === 'turn' ? UNSEEN : { ms: 400, hold: 300, sound: 'blip', ...STILL };

/** A mission that is done or has failed, and not one that only comes into play. */
const mission = (beat: BeatTold): Shot =>
  wordOf(beat, 'state') === 'open'
    ? { ms: 350, sound: 'flick', ...STILL }
    : { ms: 520, sound: wordOf(beat, 'state') === 'done' ? 'chord' : 'fall', ...READ };

/** An event that is due here is read in peace; one that passes by is only seen. */
const event = (beat: BeatTold): Shot =>
  numberOf(beat, 'fits') > 0
    ? { ms: 420, sound: 'flick', ...READ }
    : { ms: 420, hold: 1300, sound: 'flick', ...PASSES };

/** A page is read in peace. One of which more is told at once is opened with it. */
const page = (beat: BeatTold, next?: BeatTold): Shot =>
  next?.kind === 'page' && wordOf(next, 'page') === wordOf(beat, 'page') && wordOf(next, 'part')
    ? UNSEEN
    : { ms: 600, sound: 'flick', page: true, ...READ };

/** A situation that comes up is read; what becomes of it is told by the room. */
const situation = (beat: BeatTold): Shot =>
  wordOf(beat, 'state') === 'revealed' ? { ms: 600, sound: 'gong', ...READ } : { ms: 400, sound: 'flick', ...STILL };

/** A rank that was earned, and not a card that was only kept. */
const rankUp = (beat: BeatTold): Shot =>
  wordOf(beat, 'state') === 'done'
    ? { ms: 520, sound: 'chord', ...READ }
    : { ms: 500, hold: 500, sound: 'flick', ...STILL };

export const film: Film = {
  phase,
  start: UNSEEN,
  action: { ms: 300, hold: 300, sound: 'click', ...STILL },
  pick: { ms: 420, sound: 'knock', ...STILL },
  support: { ms: 620, sound: 'chime', ...STILL },
  dice,
  card: { ms: 520, hold: 300, sound: 'flick', ...STILL },
  turn: { ms: 480, hold: 200, sound: 'click', ...STILL },
  'let-go': { ms: 520, sound: 'whoosh', ...STILL },
  strike: { ms: 600, hold: 300, sound: 'thump', matters: true },
  danger,
  special: { ms: 400, sound: 'click', ...STILL },
  track: { ms: 350, sound: 'click', ...STILL },
  thread: { ms: 560, sound: 'glass', ...STILL },
  outcome,
  use: { ms: 400, sound: 'whoosh', ...STILL },
  'give-up': { ms: 600, sound: 'crack', matters: true },
  refresh: { ms: 400, sound: 'pop', ...STILL },
  exert: { ms: 300, sound: 'hum', ...STILL },
  rest: { ms: 400, sound: 'hum', ...STILL },
  injury: { ms: 520, hold: 1500, sound: 'groan', ...PASSES },
  'injury-die': { ms: 400, sound: 'thump', ...STILL },
  heal: { ms: 400, sound: 'pop', ...STILL },
  ward: { ms: 400, sound: 'glass', ...STILL },
  discard: { ms: 300, sound: 'flick', ...STILL },
  'hand-over': { ms: 400, sound: 'pop', ...STILL },
  gear: { ms: 350, sound: 'clonk', ...STILL },
  walk: { ms: 600, sound: 'steps', ...STILL },
  threat: { ms: 600, sound: 'growl', ...STILL },
  'threat-acts': { ms: 500, hold: 400, sound: 'growl', matters: true },
  event,
  time: { ms: 300, sound: 'tick', ...STILL },
  'planet-track': { ms: 300, sound: 'tick', ...STILL },
  condition: { ms: 520, sound: 'air', ...READ },
  poi: { ms: 400, sound: 'flick', ...STILL },
  marker: { ms: 300, sound: 'tick', ...STILL },
  leads: { ms: 500, sound: 'chime', ...STILL },
  discovery: { ms: 520, sound: 'glass', ...READ },
  gain: { ms: 700, sound: 'chime', ...STILL },
  pay: { ms: 300, sound: 'tick', ...STILL },
  mission,
  'rank-up': rankUp,
  land: { ms: 1200, hold: 300, sound: 'roar', scene: true, ...STILL },
  arrive: { ms: 700, sound: 'thud', ...STILL },
  lift: { ms: 1200, hold: 600, sound: 'roar', scene: true, matters: true },
  'left-behind': { ms: 900, sound: 'fall', ...READ },
  death: { ms: 900, sound: 'fall', page: true, ...READ },
  home: { ms: 600, sound: 'thud', ...STILL },
  promote: { ms: 600, sound: 'gong', page: true, ...READ },
  remember: { ms: 900, sound: 'gong', page: true, ...READ },
  situation,
  course: { ms: 700, sound: 'hum', ...READ },
  fly: { ms: 1200, sound: 'roar', scene: true, ...STILL },
  page,
  seal: { ms: 800, sound: 'flick', page: true, ...READ },
};

/** How the beats of Andromeda's Edge are shown: for how long, with which sound, in which words. docs/beats.md tells what
 *  each of them is. */
import type { BeatTold, Film, Shot } from '../../../stage/beat';
import type { Message } from '../../../table/protocol';
import { numberOf, numbersOf, wordOf } from './told';
import { watching } from './watching.svelte';

/** Nothing to look at for itself: the view changes, and its line enters the log. */
const UNSEEN: Shot = { ms: 0, hold: 0, sound: '', matters: false };

/** Whether the viewer has a ship in this battle. */
export const isOwnBattle = (beat: BeatTold): boolean => numbersOf(beat, 'sides').includes(watching.me);

/** The stage opens, and closes into its region. A battle of one's own is not closed before its result was seen. */
function stage(beat: BeatTold): Shot {
  const fought = wordOf(beat, 'place') === 'battle';
  if (numberOf(beat, 'open'))
    return { ms: 500, sound: 'air', caption: fought ? says('andromeda-film-battle') : NOTHING };
  const shot: Shot = { ms: 400, sound: 'air', caption: fought ? says('andromeda-film-over') : NOTHING };
  if (!fought || !isOwnBattle(beat)) return shot;
  return { ...shot, hold: 1600, scene: true, stays: 'always', seen: taken };
}

/** What one takes from a battle. */
const taken = (): Message =>
  watching.points > 0 ? { id: 'andromeda-film-take', args: { count: watching.points } } : { id: 'andromeda-film-back' };

const NOTHING = (): Message | null => null;
const says =
  (id: string, ...names: readonly string[]): NonNullable<Shot['caption']> =>
  (data): Message => ({ id, args: Object.fromEntries(names.map((name) => [name, data[name] as string | number])) });

/** All dice roll at once; then those that are too low roll again. */
function dice(beat: BeatTold): Shot {
  const again = numbersOf(beat, 'dice').some((shows, i) => shows !== numbersOf(beat, 'first')[i]);
  const caption = says('andromeda-film-rolls');
  return { ms: again ? 1200 : 600, hold: 700, sound: 'rattle', scene: true, matters: false, caption };
}

/** A card of the Hegemon's deck that is turned up for its next turn is seen when it acts. */
const card = (beat: BeatTold): Shot =>
  wordOf(beat, 'pile') === 'action' ? UNSEEN : { ms: 600, hold: 500, sound: 'flick', matters: false };

/** What the officer wants is read in peace; that it joins a battle is seen at once. */
const intent = (beat: BeatTold): Shot =>
  wordOf(beat, 'intent') === 'battle'
    ? { ms: 200, hold: 500, sound: '', matters: false }
    : { ms: 300, hold: 1300, sound: '', scene: true, matters: false };

/** A new turn is told by the bar; the last one is worth a look. */
const phase = (beat: BeatTold): Shot =>
  wordOf(beat, 'phase') === 'final' ? { ms: 600, hold: 500, sound: 'gong', matters: true } : UNSEEN;

/** What the log tells of a beat is what is said meanwhile. Where nothing moves, only results, officers and events
 *  stand until they were seen; of what is lost, a broken outline stays for a breath. */
const STILL = { matters: false } as const;

export const film: Film = {
  launch: { ms: 900, sound: 'rise', ...STILL },
  arrive: { ms: 600, sound: 'hum', ...STILL },
  home: { ms: 700, sound: 'sink', ...STILL },
  moon: { ms: 500, sound: 'glass', ...STILL },
  base: { ms: 400, sound: 'knock', ...STILL },
  recruit: { ms: 450, sound: 'steps', ...STILL },
  send: { ms: 400, sound: 'steps', ...STILL },
  probe: { ms: 400, sound: 'blip', ...STILL },
  foray: { ms: 900, sound: 'growl', ...STILL },
  stage,
  out: { ms: 400, sound: 'sink', ...STILL },
  card,
  use: { ms: 300, sound: 'pop', ...STILL },
  spend: { ms: 300, sound: 'spark', ...STILL },
  dice,
  reroll: { ms: 600, hold: 400, sound: 'rattle', caption: says('andromeda-film-rolls-again'), ...STILL },
  face: { ms: 500, sound: 'click', ...STILL },
  result: { ms: 450, hold: 900, sound: 'chord', scene: true, ...STILL },
  hit: { ms: 400, sound: 'zap', ...STILL },
  shield: { ms: 500, sound: 'crack', breath: 900, ...STILL },
  lost: { ms: 900, sound: 'groan', breath: 1200, ...STILL },
  withdraw: { ms: 500, sound: 'sink', ...STILL },
  plunder: { ms: 450, sound: 'pop', ...STILL },
  score: { ms: 900, sound: 'chime', ...STILL },
  track: { ms: 400, sound: 'click', ...STILL },
  gain: { ms: 350, sound: 'pop', ...STILL },
  pay: { ms: 250, sound: 'tick', ...STILL },
  build: { ms: 800, sound: 'stones', ...STILL },
  collapse: { ms: 700, sound: 'bang', ...STILL },
  planet: { ms: 700, sound: 'hum', ...STILL },
  drop: { ms: 350, sound: 'thud', ...STILL },
  module: { ms: 500, sound: 'click', ...STILL },
  wake: { ms: 350, sound: 'pop', ...STILL },
  slot: { ms: 350, sound: 'click', ...STILL },
  token: { ms: 400, sound: 'glass', ...STILL },
  upgrade: { ms: 400, sound: 'click', ...STILL },
  built: { ms: 400, sound: 'knock', ...STILL },
  damage: { ms: 500, sound: 'crack', ...STILL },
  mend: { ms: 350, sound: 'ratchet', ...STILL },
  marker: { ms: 350, sound: 'ratchet', ...STILL },
  event: { ms: 600, hold: 1500, sound: 'gong', scene: true, stays: 'still' },
  officer: { ms: 1500, hold: 900, sound: 'brass', scene: true, stays: 'still' },
  why: { ms: 200, hold: 700, sound: '', ...STILL },
  intent,
  ring: { ms: 400, sound: 'ratchet', ...STILL },
  eye: { ms: 400, sound: 'blip', ...STILL },
  count: UNSEEN,
  phase,
};

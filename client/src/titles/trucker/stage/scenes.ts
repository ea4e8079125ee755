/** What happened, as scenes to be played one after the other: the log tells it, the board shows it. Pure. */
import type { Arg, Entry, Message } from '../../../table/protocol';
import type { StrikeView } from '../view';

/** How an attack ended on a ship. */
export type Ending = 'missed' | 'bounced' | 'plated' | 'shielded' | 'shot' | 'destroyed' | 'loose';

export interface Outcome {
  readonly seat: number;
  /** Column and row, as people write them: "7,6"; empty for a miss. */
  readonly square: string;
  readonly ending: Ending;
}

export interface Flight {
  readonly what: 'meteor' | 'shot' | 'intruder';
  readonly size: 'small' | 'large';
  readonly side: StrikeView['side'];
  /** Labels of the columns or rows that it follows; a square where it begins, if it has one. */
  readonly lines: readonly string[];
  readonly square: string;
}

/** The way of an intruder through a ship: the squares that it came to, and how that ended. */
export interface Walk {
  readonly seat: number;
  readonly squares: readonly string[];
  /** Somebody who was armed stood on the next square, or already on the first. */
  readonly ending: 'free' | 'defeated' | 'repelled';
}

export type Scene =
  | { readonly kind: 'card'; readonly ms: number }
  | { readonly kind: 'dice'; readonly ms: number; readonly faces: readonly number[] }
  | { readonly kind: 'strike'; readonly ms: number; readonly flight: Flight; readonly hits: readonly Outcome[] }
  | { readonly kind: 'outcome'; readonly ms: number; readonly flight: Flight | null; readonly hits: readonly Outcome[] }
  | { readonly kind: 'walk'; readonly ms: number; readonly walk: Walk }
  | { readonly kind: 'days'; readonly ms: number };

/** What a movement takes, what an event takes, and how long dice roll. */
export const MOVE = 180;
export const EVENT = 400;
export const ROLL = 600;

const THREATS: Readonly<Record<string, Pick<Flight, 'what' | 'size'>>> = {
  'trucker-threat-small-meteor': { what: 'meteor', size: 'small' },
  'trucker-threat-large-meteor': { what: 'meteor', size: 'large' },
  'trucker-threat-light-shot': { what: 'shot', size: 'small' },
  'trucker-threat-heavy-shot': { what: 'shot', size: 'large' },
};

const SIDES: Readonly<Record<string, StrikeView['side']>> = {
  'trucker-from-front': 0,
  'trucker-from-right': 1,
  'trucker-from-rear': 2,
  'trucker-from-left': 3,
};

const ENDINGS: Readonly<Record<string, Ending>> = {
  'trucker-missed': 'missed',
  'trucker-bounced': 'bounced',
  'trucker-plated': 'plated',
  'trucker-shielded': 'shielded',
  'trucker-shot-down': 'shot',
  'trucker-destroyed': 'destroyed',
  'trucker-broke-off': 'loose',
};

const WALKS: readonly string[] = ['trucker-intruder-walked', 'trucker-intruder-repelled'];

const isMessage = (arg: Arg | undefined): arg is Message => typeof arg === 'object';
const idOf = (arg: Arg | undefined): string => (isMessage(arg) ? arg.id : '');

/** The faces that a line names: "4 + 5", or a single one. */
export function facesOf(dice: Arg | undefined): number[] {
  return (String(dice ?? '').match(/\d+/g) ?? []).map(Number);
}

function linesOf(line: Arg | undefined): string[] {
  const args = isMessage(line) ? (line.args ?? {}) : {};
  return [args['column'], args['row'], args['first'], args['second']].flatMap((label) =>
    label === undefined ? [] : [String(label)],
  );
}

function flightOf(args: Readonly<Record<string, Arg>>): Flight {
  // Whatever comes flying and is neither meteor nor shot comes aboard.
  const threat = THREATS[idOf(args['threat'])] ?? { what: 'intruder', size: 'small' };
  const square = String(args['square'] ?? '');
  return { ...threat, side: SIDES[idOf(args['side'])] ?? 0, lines: linesOf(args['line']), square };
}

function outcomesOf(entry: Entry, ending: Ending): Outcome[] {
  const args = entry.message.args ?? {};
  const seat = Number(args['seat'] ?? -1);
  const squares = String(args['squares'] ?? args['square'] ?? '').split('; ');
  return squares.map((square) => ({ seat, square, ending }));
}

/** The ways of the intruders that some lines of the log tell of. */
export function walksOf(entries: readonly Entry[]): Walk[] {
  const walks: Walk[] = [];
  for (const { message } of entries) {
    const args = message.args ?? {};
    const seat = Number(args['seat']);
    if (message.id === 'trucker-intruder-walked')
      walks.push({ seat, squares: String(args['squares']).split('; '), ending: 'free' });
    else if (message.id === 'trucker-intruder-repelled')
      walks.push({ seat, squares: [String(args['square'])], ending: 'repelled' });
    else if (message.id === 'trucker-intruder-defeated') {
      const last = walks.pop();
      if (last) walks.push({ ...last, ending: 'defeated' });
    }
  }
  return walks;
}

/** The scenes of some lines of the log, in order. What one attack does to everybody is one scene. */
export function scenesOf(entries: readonly Entry[]): Scene[] {
  const scenes: Scene[] = [];
  const walks = walksOf(entries);
  let flight: Flight | null = null;
  for (const entry of entries) {
    const { id, args = {} } = entry.message;
    const ending = ENDINGS[id];
    if (id === 'trucker-card-revealed') scenes.push({ kind: 'card', ms: EVENT });
    else if (id === 'trucker-attack' || id === 'trucker-attack-square') {
      flight = flightOf(args);
      const faces = facesOf(args['dice']);
      if (faces.length) scenes.push({ kind: 'dice', ms: ROLL, faces });
      scenes.push({ kind: 'strike', ms: EVENT, flight, hits: [] });
    } else if (id === 'trucker-attack-turned') {
      scenes.push({ kind: 'dice', ms: ROLL, faces: facesOf(args['die']) });
    } else if (WALKS.includes(id)) {
      const walk = walks.shift();
      if (walk) scenes.push({ kind: 'walk', ms: EVENT + walk.squares.length * MOVE, walk });
    } else if (ending) {
      addOutcomes(scenes, flight, outcomesOf(entry, ending));
    } else if (id === 'trucker-moved-forward' || id === 'trucker-moved-back') {
      if (scenes.at(-1)?.kind !== 'days') scenes.push({ kind: 'days', ms: EVENT });
    }
  }
  return scenes.map((scene, place) => {
    const next = scenes[place + 1];
    return scene.kind === 'strike' && next?.kind === 'outcome' ? { ...scene, hits: next.hits } : scene;
  });
}

function addOutcomes(scenes: Scene[], flight: Flight | null, more: readonly Outcome[]): void {
  const last = scenes.at(-1);
  if (last?.kind === 'outcome') scenes[scenes.length - 1] = { ...last, hits: [...last.hits, ...more] };
  else scenes.push({ kind: 'outcome', ms: EVENT, flight, hits: more });
}

/** Who got what at journey's end, as the log tells it: one row a seat, in the order of the seats. */
export interface Account {
  readonly seat: number;
  readonly place: number;
  readonly arrived: number;
  readonly looks: number;
  readonly sold: number;
  readonly losses: number;
  readonly debt: number;
}

const ITEMS: Readonly<Record<string, keyof Omit<Account, 'seat' | 'place'>>> = {
  'trucker-arrived': 'arrived',
  'trucker-best-looking': 'looks',
  'trucker-sold': 'sold',
  'trucker-paid-losses': 'losses',
  'trucker-paid-debt': 'debt',
};

/** The account of a flight that has just ended; empty when none has. `ended` knows of a flight that brought nobody
 *  anything, and so has nothing told of it. */
export function accountOf(entries: readonly Entry[], seats: number, ended = false): Account[] {
  const blank = { place: 0, arrived: 0, looks: 0, sold: 0, losses: 0, debt: 0 };
  const rows = Array.from({ length: seats }, (_, seat): Account => ({ seat, ...blank }));
  let found = false;
  for (const { message } of entries) {
    const item = ITEMS[message.id];
    const args = message.args ?? {};
    const row = rows[Number(args['seat'])];
    if (!item || !row) continue;
    found = true;
    const credits = Number(args['credits']) * (item === 'losses' || item === 'debt' ? -1 : 1);
    rows[row.seat] = { ...row, [item]: credits, place: Number(args['place'] ?? row.place) };
  }
  return found || ended ? rows : [];
}

/** Which key makes which move, and how a list groups the moves. A letter stays with its move while the question stands,
 *  whatever the others do. */
import type { LitMove } from '../board';
import type { LegalMove } from '../protocol';
import { keyOf } from './choosing';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Keys of the table itself: story, rules, cards, free actions, undo, hint. */
const OWN = 'LRCFZH';

/** Moves of one kind, in the order of the list. */
export interface Group {
  readonly id: string;
  readonly moves: readonly LitMove[];
}

/** At least that many keys, none of which begins another: single letters first, then pairs. */
export function codes(count: number, taken = ''): string[] {
  const free = [...LETTERS].filter((letter) => !`${OWN}${taken}`.toUpperCase().includes(letter));
  const pairs = count <= free.length ? 0 : Math.ceil((count - free.length) / (free.length - 1));
  const first = free.slice(0, free.length - pairs);
  const heads = free.slice(free.length - pairs);
  if (!pairs) return free;
  return [...first, ...heads.flatMap((head) => free.map((letter) => head + letter))].slice(0, count);
}

/** What a letter belongs to: a place and what is done there, whichever way the thing in the hand is turned; without a
 *  place the move itself. Equal ones are counted. */
function owners(offers: readonly LegalMove[], order: readonly number[]): Map<number, string> {
  const seen = new Map<string, number>();
  return new Map(
    order.map((index) => {
      const { move, caption } = offers[index] as LegalMove;
      const name = caption.place ? `${caption.place} ${move.type}` : keyOf(move);
      const before = seen.get(name) ?? 0;
      seen.set(name, before + 1);
      return [index, `${name} ${before}`];
    }),
  );
}

type Kept = ReadonlyMap<string, string>;

/** Letters by place in the list: what has a place comes first, in the order of its groups. */
function assigned(offers: readonly LegalMove[], shown: readonly number[] | null, taken: string, kept: Kept) {
  const grown = grouped(shown ?? offers.map((_, index) => index), (index) => offers[index]).flat();
  const order = [...grown.filter((index) => isPlaced(offers[index])), ...grown.filter((i) => !isPlaced(offers[i]))];
  const owner = owners(offers, order);
  const pool = codes(order.length, taken);
  const letters = new Map<number, string>();
  for (const index of order) {
    const old = kept.get(owner.get(index) ?? '');
    if (old !== undefined && pool.includes(old)) letters.set(index, old);
  }
  const used = new Set(letters.values());
  const rest = pool.filter((code) => !used.has(code));
  for (const index of order) if (!letters.has(index)) letters.set(index, rest.shift() ?? '');
  return { letters, owner };
}

const litWith = (offers: readonly LegalMove[], letterOf: (index: number) => string | undefined): LitMove[] =>
  offers.map((offer, index) => ({ ...offer, index, letter: letterOf(index) ?? '' }));

/** Gives letters to the moves that the board wants shown. `taken` are the letters that the board uses itself. */
export function lettered(offers: readonly LegalMove[], shown: readonly number[] | null, taken = ''): LitMove[] {
  const { letters } = assigned(offers, shown, taken, new Map());
  return litWith(offers, (index) => letters.get(index));
}

/** The letters of a question, remembered. */
export class Letters {
  #question = '';
  #kept = new Map<string, string>();

  /** Until it is settled which moves are shown, only what has a letter already wears one. */
  give(
    question: string,
    offers: readonly LegalMove[],
    shown: readonly number[] | null,
    taken = '',
    settled = true,
  ): LitMove[] {
    if (question !== this.#question) this.#kept = new Map();
    this.#question = question;
    if (!settled) return litWith(offers, () => '');
    const { letters, owner } = assigned(offers, shown, taken, this.#kept);
    for (const [index, letter] of letters) if (letter) this.#kept.set(owner.get(index) ?? '', letter);
    return litWith(offers, (index) => letters.get(index));
  }
}

/** The groups of a list, in the order in which their first move stands. */
export function groupsOf(moves: readonly LitMove[]): Group[] {
  return grouped(moves, (move) => move).map((group) => ({ id: kindOf(group[0]), moves: group }));
}

/** The move of a key; 'more' when it is the beginning of another. */
export function moveOf(moves: readonly LitMove[], typed: string): LitMove | 'more' | undefined {
  const code = typed.toUpperCase();
  if (!/^[A-Z]{1,2}$/.test(code)) return undefined;
  return (
    moves.find(({ letter }) => letter === code) ??
    (moves.some(({ letter }) => letter.startsWith(code)) ? 'more' : undefined)
  );
}

export const isPlaced = (offer: LegalMove | undefined): boolean => Boolean(offer?.caption.place);

function grouped<Thing>(things: readonly Thing[], offerOf: (thing: Thing) => LegalMove | undefined): Thing[][] {
  const groups = new Map<string, Thing[]>();
  for (const thing of things) {
    const kind = kindOf(offerOf(thing));
    const group = groups.get(kind);
    if (group) group.push(thing);
    else groups.set(kind, [thing]);
  }
  return [...groups.values()];
}

function kindOf(offer: LegalMove | undefined): string {
  return offer?.caption.group || (offer?.move.type ?? '');
}

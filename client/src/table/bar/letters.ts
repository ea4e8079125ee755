/** Which letter makes which move, and how the bar groups the moves. Pure. */
import type { LitMove } from '../board';
import type { LegalMove } from '../protocol';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Moves of one kind, in the order of the list. */
export interface Group {
  readonly id: string;
  readonly moves: readonly LitMove[];
}

/** Gives letters to the moves that the bar shows, in its order: all of them, or those that the board wants shown.
 *  `taken` are the letters that the board uses itself. */
export function lettered(offers: readonly LegalMove[], shown: readonly number[] | null, taken = ''): LitMove[] {
  const free = [...LETTERS].filter((letter) => !taken.toUpperCase().includes(letter));
  const all = offers.map((_, index) => index);
  const order = grouped(shown ?? all, (index) => offers[index]).flat();
  const letters = new Map(order.map((index, place) => [index, free[place] ?? '']));
  return offers.map((offer, index) => ({ ...offer, index, letter: letters.get(index) ?? '' }));
}

/** The groups of the bar, in the order in which their first move is listed. */
export function groupsOf(moves: readonly LitMove[], shown: readonly number[] | null): Group[] {
  const visible = shown ? shown.flatMap((index) => moves[index] ?? []) : moves;
  return grouped(visible, (move) => move).map((group) => ({ id: kindOf(group[0]), moves: group }));
}

export function moveOf(moves: readonly LitMove[], key: string): LitMove | undefined {
  return key.length === 1 ? moves.find((move) => move.letter === key.toUpperCase()) : undefined;
}

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

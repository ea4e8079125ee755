/** What is read over the whole frame: pages of the log book, and other moments that have a page of their own. Pure. */
import type { ShownBeat } from '../../../stage/beat';
import type { Desk } from '../desk/desk.svelte';
import { numberOf, wordOf } from '../stage/told';
import type { VanguardView } from '../view';

export type Sheet =
  /** The title of the campaign, or that of the act that has begun. */
  | { readonly kind: 'title' }
  | { readonly kind: 'act' }
  /** What is known of a planet or an operation before anybody sets foot on it. */
  | { readonly kind: 'briefing'; readonly planet: string }
  /** What has happened so far, for those who come back; and the pages that nobody here has read. */
  | { readonly kind: 'previously' }
  | { readonly kind: 'unread' }
  /** A page by its place in the book; once it was sealed, only what was under the seal. */
  | { readonly kind: 'page'; readonly place: number; readonly sealed: boolean }
  | { readonly kind: 'person'; readonly why: Why; readonly crew: string; readonly rank: number }
  | { readonly kind: 'thing'; readonly why: 'discovery' | 'situation'; readonly card: string };

export type Why = 'promote' | 'death' | 'remember';

type Told = Pick<ShownBeat<VanguardView>, 'kind' | 'data'>;
type Known = Pick<Desk, 'view' | 'trip' | 'card' | 'destination'>;
type Maker = (beat: Told, desk: Known) => Sheet | null;

const person: Maker = (beat, { trip }) => {
  const crew = wordOf(beat, 'crew') || (trip?.team[numberOf(beat, 'who')]?.crew ?? '');
  return crew ? { kind: 'person', why: beat.kind as Why, crew, rank: numberOf(beat, 'rank') } : null;
};

function page(beat: Told, { view }: Known, sealed: boolean): Sheet | null {
  const place = view.book.findLastIndex(({ log }) => log === wordOf(beat, 'page'));
  return place < 0 ? null : { kind: 'page', place, sealed };
}

/** A card that has a plate of its own has a page of its own. */
const thing =
  (why: 'discovery' | 'situation', name: string): Maker =>
  (beat, desk) => {
    const card = wordOf(beat, name);
    return desk.card(card)?.plate ? { kind: 'thing', why, card } : null;
  };

const MAKERS: Readonly<Record<string, Maker>> = {
  page: (beat, desk) => page(beat, desk, false),
  seal: (beat, desk) => page(beat, desk, true),
  promote: person,
  death: person,
  remember: person,
  discovery: thing('discovery', 'card'),
  situation: (beat, desk) =>
    wordOf(beat, 'state') === 'revealed' ? thing('situation', 'situation')(beat, desk) : null,
  course: (beat, desk) => {
    const planet = desk.destination(wordOf(beat, 'destination'))?.planet;
    return typeof planet === 'string' ? { kind: 'briefing', planet } : null;
  },
};

/** The page that a beat opens; null for one that is shown on the board. */
export const sheetOf = (beat: Told, desk: Known): Sheet | null => MAKERS[beat.kind]?.(beat, desk) ?? null;

/** The same for two drawings of the same thing. */
export const keyOf = (sheet: Sheet): string => JSON.stringify(sheet);

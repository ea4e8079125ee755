/** What the button of a move shows: a sign or a die, the order in a word or two, and what follows from it. */
import type { LitMove } from '../../../table/board';
import type { Message, Stake } from '../../../table/protocol';
import {
  figureOf,
  percentOf,
  prospectIn,
  prospectOf,
  spokenChances,
  spokenFigure,
  spokenHow,
} from '../check/odds/odds';
import type { Desk } from '../desk/desk.svelte';
import type { GlyphName } from '../draw/glyphs';
import { said } from '../desk/names';

export interface Face {
  readonly glyph: GlyphName | '';
  /** Whose face it shows instead of a sign. */
  readonly crew: string;
  /** Dice by their ids, each with the face that is up and what a card has turned it to. */
  readonly dice: readonly { readonly id: string; readonly face: number | null; readonly shows: string }[];
  readonly title: string;
  readonly note: string;
  /** What its figure assumes, and what would change it. */
  readonly detail: string;
  readonly tone: '' | 'good' | 'warn';
}

const GLYPHS: Readonly<Record<string, GlyphName>> = {
  'take-special': 'special_action',
  travel: 'travel',
  prepare: 'prepare',
  rest: 'rest',
  'place-gear': 'field',
  'lift-off': 'lift_off',
  'land-in': 'lander',
  agree: 'check',
  disagree: 'cross',
  accept: 'check',
  decline: 'cross',
  exert: 'fitness',
  'play-card': 'section_card',
  'use-skill': 'charge',
  'use-card': 'equipment',
  'hand-over': 'hand',
  combine: 'dice_check',
  'go-on': 'arrow',
  'stand-by': 'cross',
  'take-vanguards': 'die',
  'switch-module': 'injury',
  'sit-out': 'cross',
  'sit-in': 'crew',
  'give-start': 'start_token',
  'discard-card': 'section_card',
  'pick-track': 'time',
  'pick-standee': 'threat',
  'pick-path': 'travel',
  'pick-sector': 'map',
  'pick-crew': 'crew',
  'pick-injury': 'injury',
  'resolve-injury-die': 'injury',
  'place-lead': 'lead',
  speak: 'crew',
  assign: 'assign_crew',
  power: 'energy',
  achieve: 'mission',
  resolve: 'situation',
  endure: 'situation',
  fly: 'starmap',
  visit: 'poi',
  'set-course': 'lander',
  scan: 'sensors',
  'scan-with': 'sensors',
  'complete-project': 'check',
  'start-project': 'production',
  'speed-up': 'production',
  hurry: 'production',
  recruit: 'crew',
  'keep-recruit': 'crew',
  train: 'rank_up',
  promote: 'rank_up',
  'keep-rank-up': 'rank_up',
  cheer: 'morale',
  calm: 'situation',
  repair: 'hangar',
  'repair-energy': 'hangar',
  'take-lander': 'lander',
  'fit-mod': 'hangar',
  send: 'crew',
  nurse: 'medbay',
  'let-pass': 'medbay',
  'pick-patient': 'medbay',
  'buy-dice': 'die',
  'sell-dice': 'die',
  load: 'equipment',
  'pack-card': 'cards',
  'take-deck': 'cards',
  'leave-behind': 'folder',
};
/** Facilities have signs of their own. */
const ROOMS: Readonly<Record<string, GlyphName>> = {
  bridge: 'bridge',
  laboratory: 'laboratory',
  complex: 'production',
  barracks: 'barracks',
  'situation-room': 'situation',
  'add-on': 'addon',
  hangar: 'hangar',
  medbay: 'medbay',
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const number = (value: unknown): number => (typeof value === 'number' ? value : -1);

/** The sentence in which a message names one of its parts: `args.name`. */
export function part({ args }: Message, name: string, desk: Desk): string {
  const found = args?.[name];
  return typeof found === 'object' ? desk.t(found) : String(found ?? '');
}

export function faceOf(lit: LitMove, desk: Desk): Face {
  const { move, caption, stake } = lit;
  const glyph = ROOMS[text(move['facility'])] ?? GLYPHS[move.type] ?? '';
  const crew = text(move['crew']);
  const plain: Face = {
    glyph,
    crew,
    dice: diceOf(move, desk),
    title: desk.t(caption.message),
    note: '',
    detail: '',
    tone: '',
  };
  const face: Face = { ...plain, ...MAKERS[move.type]?.(move, caption.message, desk, stake ?? null) };
  const outcome = desk.outcomeOf(lit);
  return outcome ? { ...face, note: [outcome.words, face.note].filter(Boolean).join('; '), tone: outcome.tone } : face;
}

/** The dice that a move is about. */
function diceOf(move: LitMove['move'], desk: Desk): Face['dice'] {
  const pool = desk.trip?.check?.pool ?? [];
  const places = Array.isArray(move['places']) ? move['places'].map(Number) : [number(move['place'])];
  const rolled = places.flatMap((place) => {
    const found = pool[place];
    return found ? [{ id: found.kind, face: found.face, shows: found.turned ? found.shows.join('+') : '' }] : [];
  });
  const die = text(move['die']);
  return die ? [{ id: die, face: null, shows: '' }] : rolled;
}

type Made = Partial<Face>;
type Maker = (move: LitMove['move'], message: Message, desk: Desk, stake: Stake | null) => Made;

/** Where the question says what is done, a name is enough. */
const byName: Maker = (move, message, desk) => (move['crew'] ? { title: part(message, 'crew', desk) } : {});

/** "All ready dice are rolled. …", and "With Steady Hands: 100 % yellow": what makes the figure of a move. */
function spokenDetail({ chances, assumes, how = [] }: Stake, desk: Desk): string {
  const names = Object.keys(chances);
  const ways = how.map((one) => spokenHow({ ...one, chances: Object.values(one.chances) }, names, desk.t));
  const each = spokenChances(names, Object.values(chances), desk.t);
  return [each, ...(assumes ? [desk.t(assumes)] : []), ...ways].join('\n');
}

/** What lifting off now means for those who are not at the lander. */
function leaving(desk: Desk): Made {
  const away = (desk.trip?.team ?? []).filter(({ sector, dead }) => !dead && sector !== desk.trip?.landing).length;
  return { note: desk.t('vanguard-board-note-lift-off', { away }), tone: away ? 'warn' : '' };
}

const MAKERS: Readonly<Record<string, Maker>> = {
  send: byName,
  assign: byName,
  'keep-recruit': byName,
  resolve: (_, message, desk) => ({ title: part(message, 'situation', desk), note: part(message, 'what', desk) }),
  'take-special': (move, message, desk, stake) => {
    const id = text(message.args?.['card']);
    const action = (desk.thing(id) ?? desk.card(id))?.actions?.[number(move['action'])];
    const isCheck = Object.keys(action?.parts.rows ?? {}).length > 0;
    const danger = (action?.parts.danger ?? []).map((box) => desk.t('vanguard-board-danger', { box }));
    const plain = isCheck
      ? desk.t('vanguard-board-note-check')
      : (action?.words ?? []).map((one) => desk.t(one)).join('; ');
    const prospect = stake && prospectIn(stake);
    return {
      glyph: isCheck ? 'dice_check' : 'special_action',
      title: part(message, 'name', desk),
      note: prospect ? spokenFigure(prospect, desk.t) : [plain, ...danger].join(', '),
      detail: stake ? spokenDetail(stake, desk) : '',
    };
  },
  rest: (_, __, desk) => ({
    title: desk.t('vanguard-board-order-rest'),
    note:
      (desk.trip?.supplies ?? -1) < 0
        ? desk.t('vanguard-board-note-rest-free')
        : desk.t('vanguard-board-note-rest', { from: desk.trip?.supplies ?? 0, to: (desk.trip?.supplies ?? 0) - 1 }),
  }),
  'lift-off': (_, __, desk) => ({ title: desk.t('vanguard-board-order-lift-off'), ...leaving(desk) }),
  agree: (_, __, desk) => leaving(desk),
  'play-card': (move, message, desk) => ({
    title: part(message, 'card', desk),
    note: said(desk.card(text(move['card']))?.upper, desk.t),
  }),
  'use-skill': (move, message, desk) => ({
    title: part(message, 'skill', desk),
    note: said(desk.crew(desk.trip?.team[number(move['who'])]?.crew ?? '')?.skill, desk.t),
  }),
  'use-card': (move, message, desk) => ({
    title: part(message, 'card', desk),
    note: said(desk.card(text(move['card']))?.abilities?.[number(move['n'])], desk.t),
  }),
  combine: (move, message, desk) => {
    const id = text(move['card']);
    const print = desk.card(id) ?? desk.thing(id);
    const effect = print?.lower ?? print?.combos?.[number(move['n'])];
    return { title: part(message, 'card', desk), note: said(effect, desk.t) };
  },
};

/** "Roll 3 dice · 72 %" */
export const withFigure = (words: string, figure: string): string => (figure ? `${words} · ${figure}` : words);

/** What the button says that rolls the dice: how many, and what they may bring. */
export function rollFace(picked: readonly LitMove[], desk: Desk): Face {
  const odds = desk.trip?.check?.odds;
  const taken = picked.map(({ move }) => text(move['die']));
  const figure = odds?.phase === 'choose' ? figureOf(odds, taken) : null;
  return {
    glyph: 'die',
    crew: '',
    dice: [],
    title: withFigure(desk.t('vanguard-board-roll', { count: picked.length }), figure ? percentOf(figure.good) : ''),
    note: odds && figure ? spokenFigure(prospectOf(odds, figure), desk.t) : '',
    detail:
      odds && figure
        ? [desk.t(figure.assumes), ...figure.how.map((how) => spokenHow(how, odds.names, desk.t))].join('\n')
        : '',
    tone: '',
  };
}

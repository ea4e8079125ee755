/** Moments that stand before everybody's eyes: what a beat of a film tells on a card. Pure but for the names. */
import type { BeatData, ShownBeat } from '../../../stage/beat';
import { glyphsOf, strikesOf } from '../board/signs/danger';
import type { Desk } from '../desk/desk.svelte';
import { said } from '../desk/names';
import type { GlyphName } from '../draw/glyphs';
import { numberOf, wordOf } from './told';

export interface Moment {
  readonly tone: 'good' | 'warn' | 'bad';
  /** What kind of moment it is, in a word or two. */
  readonly kicker: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly glyph: GlyphName;
  /** Whose face it shows. */
  readonly crew: string;
  /** The face of a danger die, which strikes. */
  readonly danger: readonly GlyphName[];
  /** What a roll on the way down shows. */
  readonly roll: string;
}

type Shown = Pick<ShownBeat, 'kind' | 'data' | 'lines'>;
type Told = { readonly kind: string; readonly data: BeatData };

/** Kinds that are shown as a card, and whether this one is worth it. */
const WORTHY: Readonly<Record<string, (beat: Told) => boolean>> = {
  dice: (beat) => wordOf(beat, 'why') === 'landing',
  event: () => true,
  injury: () => true,
  danger: (beat) => numberOf(beat, 'hits') > 0,
  mission: (beat) => wordOf(beat, 'state') !== 'open',
  discovery: () => true,
  'rank-up': (beat) => wordOf(beat, 'state') === 'done',
  condition: () => true,
  'left-behind': () => true,
  death: () => true,
};
export const isMoment = (beat: Told): boolean => WORTHY[beat.kind]?.(beat) ?? false;

export function momentOf(beat: Shown, desk: Desk): Moment | null {
  if (!isMoment(beat)) return null;
  const plain: Moment = {
    tone: 'warn',
    kicker: '',
    title: '',
    lines: [],
    glyph: 'event',
    crew: '',
    danger: [],
    roll: '',
  };
  return { ...plain, ...MAKERS[beat.kind]?.(beat, desk) };
}

type Maker = (beat: Shown, desk: Desk) => Partial<Moment>;

/** What the log says of it. */
const told = ({ lines = [] }: Shown, desk: Desk): string[] => lines.map(({ message }) => desk.t(message));
const crewOf = (beat: Shown, desk: Desk): string =>
  wordOf(beat, 'crew') || (desk.trip?.team[numberOf(beat, 'who')]?.crew ?? '');
const nameOf = (crew: string, desk: Desk): string => (crew ? desk.own('crew', crew) : desk.t('vanguard-somebody'));

const lost =
  (kicker: string): Maker =>
  (beat, desk) => {
    const crew = crewOf(beat, desk);
    return {
      tone: 'bad',
      kicker: desk.t(kicker),
      title: nameOf(crew, desk),
      lines: told(beat, desk),
      glyph: 'memorial',
      crew,
    };
  };

const MAKERS: Readonly<Record<string, Maker>> = {
  dice: (beat, desk) => {
    // Rows are counted from 1; 0 is none of them.
    const row = desk.view.landing?.rows[numberOf(beat, 'row') - 1];
    return {
      tone: row?.effect ? 'warn' : 'good',
      kicker: desk.t('vanguard-film-landing', { left: numberOf(beat, 'left') }),
      title: row ? desk.t(row.name) : '',
      lines: [row?.effect ? desk.t(row.effect) : desk.t('vanguard-board-harmless')],
      glyph: 'lander',
      roll: String((Array.isArray(beat.data['dice']) ? beat.data['dice'] : [])[0] ?? ''),
    };
  },
  event: (beat, desk) => ({
    kicker: desk.t('vanguard-film-event', { fits: numberOf(beat, 'fits') > 0 ? 'yes' : 'no' }),
    title: desk.own('card', wordOf(beat, 'event')),
    lines: desk.cardLines(wordOf(beat, 'event')),
  }),
  injury: (beat, desk) => {
    const [type, crew] = [wordOf(beat, 'what'), crewOf(beat, desk)];
    const effects = Object.values(desk.printed.injuries[type]?.effects ?? {}).map((effect) => said(effect, desk.t));
    return {
      tone: 'bad',
      kicker: desk.t('vanguard-film-injured', { crew: nameOf(crew, desk) }),
      title: type ? desk.t('vanguard-word-injury', { word: type }) : desk.t('vanguard-film-one-too-many'),
      lines: effects.length ? effects : told(beat, desk),
      glyph: 'injury',
      crew,
    };
  },
  danger: (beat, desk) => {
    const [box, face] = [wordOf(beat, 'box'), wordOf(beat, 'face')];
    const strike = strikesOf(box, desk.printed, desk.t).find(({ glyph }) => glyphsOf(face).includes(glyph));
    return {
      tone: 'bad',
      kicker: desk.t('vanguard-board-danger', { box }),
      title: strike?.face ?? '',
      lines: strike ? [strike.words] : told(beat, desk),
      glyph: 'threat',
      danger: glyphsOf(face),
    };
  },
  mission: (beat, desk) => {
    const [id, done] = [wordOf(beat, 'mission'), wordOf(beat, 'state') === 'done'];
    return {
      tone: done ? 'good' : 'bad',
      kicker: desk.t(done ? 'vanguard-film-mission-done' : 'vanguard-film-mission-failed'),
      title: desk.own('mission', id),
      lines: told(beat, desk),
      glyph: 'mission',
    };
  },
  discovery: (beat, desk) => ({
    tone: 'good',
    kicker: desk.t('vanguard-film-discovery'),
    title: desk.own('card', wordOf(beat, 'card')),
    lines: desk.cardLines(wordOf(beat, 'card')),
    glyph: wordOf(beat, 'kind') === 'unique' ? 'unique' : 'gathering',
  }),
  'rank-up': (beat, desk) => ({
    tone: 'good',
    kicker: desk.t('vanguard-film-rank-up'),
    title: desk.own('card', wordOf(beat, 'card')),
    lines: [...told(beat, desk), ...desk.cardLines(wordOf(beat, 'card'))],
    glyph: 'rank_up',
  }),
  condition: (beat, desk) => {
    const id = wordOf(beat, 'condition');
    return {
      kicker: desk.t('vanguard-film-condition'),
      title: desk.own('condition', id),
      lines: [desk.own('condition', `${id}-text`)],
      glyph: 'condition',
    };
  },
  'left-behind': lost('vanguard-film-left-behind'),
  death: lost('vanguard-film-lost'),
};

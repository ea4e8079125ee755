/** What the signs on paths mean. */
import type { Say } from '../../../table/board';
import { said } from '../names';
import type { PlanetPrint, Printed, Written } from '../types';
import { spokenBox } from './danger';
import { signOf } from './gates';

/** What is known of a path symbol where it is: the planet, and the condition that holds there. */
export interface Ground {
  readonly planet: PlanetPrint | undefined;
  readonly condition: { readonly travel?: Written } | undefined;
}

/** What a path symbol asks for, a sentence a line; a danger box says it by its faces instead. */
export function linesOfSign(symbol: string, { planet, condition }: Ground, t: Say): string[] {
  const own = planet?.symbol?.find(({ id }) => id === symbol);
  if (own) {
    const when = said(own.closed, t);
    return [said(own.effect, t), when && t('vanguard-board-path-closed', { when })].filter(Boolean);
  }
  if (symbol === 'T') return [said(condition?.travel, t) || t('vanguard-board-harmless')];
  return [];
}

/** What a path symbol is called. */
export function nameOfSign(symbol: string, t: Say): string {
  const { kind, word } = signOf(symbol);
  if (kind === 'danger') return t('vanguard-board-danger-title', { box: word });
  return kind === 'word' ? t('vanguard-board-path-sign', { sign: word }) : t('vanguard-word-symbol', { word: symbol });
}

/** A path symbol in one sentence, for the ear. */
export function spokenSign(symbol: string, ground: Ground, printed: Printed, t: Say): string {
  const { kind, word } = signOf(symbol);
  if (kind === 'danger') return spokenBox(word, printed, t);
  return [nameOfSign(symbol, t), ...linesOfSign(symbol, ground, t)].join('; ');
}

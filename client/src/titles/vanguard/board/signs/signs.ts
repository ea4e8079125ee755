/** What the signs on paths mean. */
import type { Say } from '../../../../table/board';
import { said } from '../../desk/names';
import type { PlanetPrint, Printed, Written } from '../../printed';
import { boxesIn, spokenBox } from './danger';
import { signOf } from './gates';

/** What is known of a path symbol where it is: the planet, and the condition that holds there. */
export interface Ground {
  readonly planet: PlanetPrint | undefined;
  readonly condition: { readonly travel?: Written } | undefined;
}

const ownOf = (symbol: string, { planet }: Ground) => planet?.symbol?.find(({ id }) => id === symbol);

/** What a path symbol asks for; the travel symbol asks for what the condition says. */
const effectOf = (symbol: string, ground: Ground): Written | undefined =>
  symbol === 'T' ? ground.condition?.travel : ownOf(symbol, ground)?.effect;

/** The same in words, a sentence a line; a danger box says it by its faces instead. */
export function linesOfSign(symbol: string, ground: Ground, t: Say): string[] {
  const when = said(ownOf(symbol, ground)?.closed, t);
  const closed = when && t('vanguard-board-path-closed', { when });
  const lines = [said(effectOf(symbol, ground), t), closed].filter(Boolean);
  return lines.length || symbol !== 'T' ? lines : [t('vanguard-board-harmless')];
}

/** The danger boxes that a path symbol may lead to. */
export function boxesOfSign(symbol: string, ground: Ground): string[] {
  const { kind, word } = signOf(symbol);
  return kind === 'danger' ? [word] : boxesIn(effectOf(symbol, ground));
}

/** What a path symbol is called. */
export function nameOfSign(symbol: string, t: Say): string {
  const { kind, word } = signOf(symbol);
  if (kind === 'danger') return t('vanguard-board-danger-title', { box: word });
  return kind === 'word' ? t('vanguard-board-path-sign', { sign: word }) : t('vanguard-word-symbol', { word: symbol });
}

/** A path symbol in one sentence, for the ear. */
export function spokenSign(symbol: string, ground: Ground, printed: Printed, t: Say): string {
  const boxes = boxesOfSign(symbol, ground).map((box) => spokenBox(box, printed, t));
  if (signOf(symbol).kind === 'danger') return boxes.join('; ');
  return [nameOfSign(symbol, t), ...linesOfSign(symbol, ground, t), ...boxes].join('; ');
}

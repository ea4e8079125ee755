/** What the signs on paths mean. */
import type { Say } from '../../../../table/board';
import { said } from '../../desk/names';
import type { PlanetPrint, Printed, SignPrint, Written } from '../../printed';
import { spokenBox } from './danger';

/** What is known of a path symbol where it is: the planet, and the condition that holds there. */
export interface Ground {
  readonly planet: PlanetPrint | undefined;
  readonly condition: { readonly travel?: Written } | undefined;
}

const ownOf = ({ id }: SignPrint, { planet }: Ground) => planet?.symbol?.find((own) => own.id === id);

/** What a path symbol asks for; the travel symbol asks for what the condition says. */
const effectOf = (sign: SignPrint, ground: Ground): Written | undefined =>
  sign.kind === 'travel' ? ground.condition?.travel : ownOf(sign, ground)?.effect;

/** The same in words, a sentence a line; a danger box says it by its faces instead. */
export function linesOfSign(sign: SignPrint, ground: Ground, t: Say): string[] {
  const when = said(ownOf(sign, ground)?.closed, t);
  const closed = when && t('vanguard-board-path-closed', { when });
  const lines = [said(effectOf(sign, ground), t), closed].filter(Boolean);
  return lines.length || sign.kind !== 'travel' ? lines : [t('vanguard-board-harmless')];
}

/** The danger boxes that a path symbol may lead to. */
export function boxesOfSign(sign: SignPrint, ground: Ground): readonly string[] {
  return sign.box ? [sign.box] : (effectOf(sign, ground)?.danger ?? []);
}

/** What a path symbol is called. */
export function nameOfSign({ id, kind, box }: SignPrint, t: Say): string {
  if (kind === 'danger') return t('vanguard-board-danger-title', { box: box ?? '' });
  return kind === 'own' ? t('vanguard-board-path-sign', { sign: id }) : t('vanguard-word-symbol', { word: id });
}

/** A path symbol in one sentence, for the ear. */
export function spokenSign(sign: SignPrint, ground: Ground, printed: Printed, t: Say): string {
  const boxes = boxesOfSign(sign, ground).map((box) => spokenBox(box, printed, t));
  if (sign.kind === 'danger') return boxes.join('; ');
  return [nameOfSign(sign, t), ...linesOfSign(sign, ground, t), ...boxes].join('; ');
}

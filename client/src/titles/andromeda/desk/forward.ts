/** What the filled button does before anything was chosen: what the server puts forward. Pure. */
import { words } from '../../../i18n/words.svelte';
import { listed } from '../../../lobby/naming';
import type { Handful, LitMove } from '../../../table/board';
import { bestReroll } from '../battle/rerolls';
import type { AndromedaProps } from './desk.svelte';

/** As many names as a button has room for. */
const ROOM = 3;
const WORDS: Readonly<Record<string, string>> = {
  'discard-card': 'andromeda-tell-discard-named',
  'keep-card': 'andromeda-tell-keep-named',
};

/** The usual answer, where one move is asked for. */
export const proposes = ({ moves }: AndromedaProps): LitMove | null => moves.find(({ foremost }) => foremost) ?? null;

/** The dice that are best rolled again, or the cards that are missed least: "Discard Ceasefire and Bribe". */
export function handful(given: AndromedaProps): Handful | null {
  const { moves, t } = given;
  const forward = moves.filter(({ foremost }) => foremost);
  const said = WORDS[forward[0]?.move.type ?? ''];
  if (!said) return bestReroll(given);
  const names = forward.flatMap(({ caption }) => caption.message.args?.['card'] ?? []).map((card) => nameOf(card, t));
  const [first = '', second = ''] = names;
  const cards =
    names.length > ROOM
      ? t('andromeda-few', { first, second, count: names.length - 2 })
      : listed(names, words.language);
  return { moves: forward, words: t(said, { cards }) };
}

const nameOf = (card: unknown, t: AndromedaProps['t']): string =>
  typeof card === 'object' && card ? t(card as Parameters<AndromedaProps['t']>[0]) : String(card);

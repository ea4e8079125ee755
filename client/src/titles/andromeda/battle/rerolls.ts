/** What the bar says where dice may be rolled again: which ones, and the chance to win then, as the server reckons it. */
import type { Handful, LitMove } from '../../../table/board';
import type { LegalMove } from '../../../table/protocol';
import { words } from '../../../i18n/words.svelte';
import { listed } from '../../../lobby/naming';
import type { AndromedaProps } from '../desk/desk.svelte';
import { percent } from '../desk/figures';
import type { RerollView } from '../view';

const dieOf = ({ move }: LegalMove): number => Number(move['die']);
const isDie = ({ move }: LegalMove): boolean => move.type === 'reroll-die';

function isOf(dice: readonly LegalMove[], { dice: places }: RerollView): boolean {
  return places.length === dice.length && dice.every((one) => places.includes(dieOf(one)));
}

/** "Reroll 3 and 2 · 36 %" */
function named(dice: readonly LegalMove[], { view, t }: AndromedaProps): string {
  const shown = dice.map(({ move }) => String(move['shows']));
  const win = view.battle?.rerolls?.find((one) => isOf(dice, one))?.win;
  const said = t('andromeda-board-reroll', { dice: listed(shown, words.language) });
  return win === undefined ? said : `${said} · ${percent(win)}`;
}

/** The chance of the player who is asked to win with the dice as they lie; null where it is not known. */
const winNow = ({ view, face }: AndromedaProps): number | null =>
  view.battle?.sides.find(({ who }) => who === face)?.win ?? null;

/** "Let it stand · 0 %" */
export function letStand(given: AndromedaProps): string {
  const [said, win] = [given.t('andromeda-film-let-stand'), winNow(given)];
  return win === null ? said : `${said} · ${percent(win)}`;
}

/** What the filled button says of the dice that were picked; null where something else is asked. */
export function rerollOf(given: AndromedaProps): string | null {
  const picked = given.stand.moves.filter((move, index) => given.picked.has(index) && isDie(move));
  return picked.length && picked.length === given.picked.size ? named(picked, given) : null;
}

/** The dice that are best rolled again: of those that bring as much, the fewest. Null where letting them lie is better. */
export function bestReroll(given: AndromedaProps): Handful | null {
  const dice = given.moves.filter(isDie);
  const most = given.stand.question?.most ?? 0;
  const now = winNow(given) ?? 0;
  let best: { readonly moves: readonly LitMove[]; readonly win: number } | null = null;
  for (const reroll of given.view.battle?.rerolls ?? []) {
    const moves = dice.filter((one) => reroll.dice.includes(dieOf(one)));
    const possible = moves.length === reroll.dice.length && moves.length <= most;
    if (possible && reroll.win > (best?.win ?? now)) best = { moves, win: reroll.win };
  }
  return best && { moves: best.moves, words: named(best.moves, given) };
}

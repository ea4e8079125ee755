/** How a battle came out, in a few words. */
import type { Message } from '../../../table/protocol';

import type { BattleView } from '../view';
import { NOBODY, RAIDERS } from '../desk/numbers';

export function headline({ winner, sides }: BattleView, me: number, name: string, region: string): Message {
  const rolled = sides.some(({ roll }) => roll.length);
  if (winner === NOBODY)
    return { id: rolled ? 'andromeda-film-tie-at' : 'andromeda-film-no-battle-at', args: { region } };
  if (winner === me) return { id: 'andromeda-film-you-win-at', args: { region } };
  const id = winner === RAIDERS ? 'andromeda-film-raiders-win-at' : 'andromeda-film-they-win-at';
  return { id, args: { name, region } };
}

/** The sign of each kind of sentence that is about nobody at the table: the Hegemon, raiders, events. Pure. */
import type { Message } from '../../../table/protocol';
import type { Glyph } from '../draw/glyphs';

/** By what a message is called after the name of the title; the longest beginning counts. */
const SIGNS: Readonly<Record<string, Glyph>> = {
  acquired: 'module',
  advanced: 'tracks',
  battle: 'battle',
  'battle-won': 'crown',
  'battle-tied': 'nothing',
  bounty: 'vp',
  claimed: 'moon',
  collapsed: 'damage',
  defeated: 'vp',
  developed: 'develop',
  devoured: 'damage',
  'dice-now': 'die',
  discarded: 'tactics',
  drew: 'tactics',
  dropped: 'any',
  'energy-for-dice': 'energy',
  event: 'event',
  final: 'vp',
  foray: 'claw',
  'gate-rolled': 'die',
  hegemon: 'eye',
  'hegemon-ability': 'leader',
  'hegemon-benefit': 'plus',
  'hegemon-builds': 'develop',
  'hegemon-cheapest': 'module',
  'hegemon-collected': 'hand',
  'hegemon-command': 'crown',
  'hegemon-die': 'die',
  'hegemon-gave': 'tactics',
  'hegemon-last-turn': 'inn',
  'hegemon-launched': 'launch',
  'hegemon-nebula': 'moon',
  'hegemon-negotiates': 'flag',
  'hegemon-next-card': 'order',
  'hegemon-no-energy': 'energy',
  'hegemon-no-moon': 'moon',
  'hegemon-no-nebula': 'moon',
  'hegemon-no-site': 'nothing',
  'hegemon-officer': 'leader',
  'hegemon-probe': 'probe',
  'hegemon-rarest': 'module',
  'hegemon-section-empty': 'inn',
  'hegemon-silenced': 'nothing',
  'hegemon-stays': 'shield',
  'hegemon-target': 'targeting',
  'hegemon-to-probe': 'probe',
  'hegemon-too-few-leaders': 'nothing',
  'hegemon-upgrade': 'upgrade',
  leaders: 'leader',
  'left-battle': 'out',
  'module-damaged': 'damage',
  moved: 'ship',
  'no-battle': 'nothing',
  'no-figure': 'nothing',
  'planet-appears': 'map',
  raider: 'claw',
  rebuilt: 'repair',
  recalled: 'inn',
  recruited: 'leader',
  reflected: 'die',
  repaired: 'repair',
  returned: 'inn',
  returns: 'inn',
  rolled: 'die',
  scored: 'vp',
  scrapped: 'scrap',
  'sent-leader': 'leader',
  'shadow-warp': 'out',
  'shield-hit': 'shield',
  'sits-out': 'flag',
  'targeting-level': 'targeting',
  'targeting-now': 'targeting',
  terminus: 'flag',
  'told-module': 'module',
  'told-won': 'crown',
  'took-token': 'discovery',
  vault: 'vault',
  wrecks: 'scrap',
};

/** The sign of a sentence; null where it has none of its own. */
export function signOf({ id }: Message): Glyph | null {
  const name = id.replace(/^andromeda-/, '');
  if (name === id) return null;
  const parts = name.split('-');
  for (let length = parts.length; length > 0; length -= 1) {
    const sign = SIGNS[parts.slice(0, length).join('-')];
    if (sign) return sign;
  }
  return null;
}

/** Whether a sentence is about the Hegemon. */
export function ofHegemon({ id, args }: Message): boolean {
  const seat = args?.['seat'];
  return id.startsWith('andromeda-hegemon-') || (typeof seat === 'object' && seat.id === 'andromeda-the-hegemon');
}

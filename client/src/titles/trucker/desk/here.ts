/** The words of a move or a mistake that stands at its place: the place itself says where, so no column and row are
 *  named. Pure. */
import type { Message } from '../../../table/protocol';

const HERE: Readonly<Record<string, string>> = {
  'trucker-move-pick-up': 'trucker-here-pick-up',
  'trucker-move-scrap': 'trucker-here-scrap',
  'trucker-move-keep-piece': 'trucker-here-keep-piece',
  'trucker-move-board-alien': 'trucker-here-board-alien',
  'trucker-move-use-battery': 'trucker-here-use-battery',
  'trucker-move-lose-crew': 'trucker-here-lose-crew',
  'trucker-move-lose-good': 'trucker-here-lose-good',
  'trucker-move-lose-battery': 'trucker-here-lose-battery',
  'trucker-move-load-good': 'trucker-here-load-good',
  'trucker-move-replace-good': 'trucker-here-replace-good',
  'trucker-move-overload-cannon': 'trucker-here-overload-cannon',
  'trucker-move-overload-shield': 'trucker-here-overload-shield',
  'trucker-move-jump': 'trucker-here-jump',
  'trucker-move-choose-hit': 'trucker-here-choose-hit',
  'trucker-move-wake': 'trucker-here-wake',
  'trucker-fault-connectors': 'trucker-here-fault-connectors',
  'trucker-fault-splice': 'trucker-here-fault-splice',
  'trucker-fault-muzzle': 'trucker-here-fault-muzzle',
  'trucker-fault-exhaust': 'trucker-here-fault-exhaust',
  'trucker-fault-nozzle': 'trucker-here-fault-nozzle',
  'trucker-fault-askew': 'trucker-here-fault-askew',
  'trucker-fault-pieces': 'trucker-here-fault-pieces',
};

export function here({ id, args = {} }: Message): Message {
  const inner = args['move'];
  // What a move is sure to bring is said round it.
  if (typeof inner === 'object') return { id, args: { ...args, move: here(inner) } };
  const placed = HERE[id];
  if (placed) return { id: placed, args };
  // A battery that is used for a shield or a shot has its place named only where there are several.
  return 'named' in args ? { id, args: { ...args, named: 0 } } : { id, args };
}

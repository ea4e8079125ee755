/** Which view of a phone has what is asked. Pure. */
import type { Stand } from '../../../table/protocol';
import type { Printed } from '../printed';
import type { AndromedaView } from '../view';

/** Where things are activated and cards put away, and where modules are bought; everything else is asked on the map, or
 *  over it. */
const VIEWS: Readonly<Record<string, string>> = { station: 'station', market: 'modules' };

export function moment({ question }: Stand<AndromedaView>, printed: Printed): string {
  return VIEWS[printed.scenes[question?.prompt.id ?? ''] ?? ''] ?? '';
}

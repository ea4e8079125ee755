/** The sign of each kind of sentence that is about nobody at the table: the Hegemon, raiders, events. Pure. */
import type { Message } from '../../../table/protocol';
import type { LogLines } from '../printed';

type LogSign = LogLines['signs'][string];

/** The words of an id after the name of the title; none for what another part of the program says. */
export const wordsOf = (id: string): string[] => (id.startsWith('andromeda-') ? id.split('-').slice(1) : []);

/** The sign of a sentence; null where it has none of its own. */
export function signOf({ id }: Message, { signs }: LogLines): LogSign | null {
  const parts = wordsOf(id);
  for (let length = parts.length; length > 0; length -= 1) {
    const sign = signs[parts.slice(0, length).join('-')];
    if (sign) return sign;
  }
  return null;
}

/** Whether a sentence is about the Hegemon. */
export function ofHegemon({ id, args }: Message, { hegemon, its_name }: LogLines): boolean {
  const seat = args?.['seat'];
  return wordsOf(id)[0] === hegemon || (typeof seat === 'object' && seat.id === its_name);
}

/** A number that jumps when it changes in the middle of a film. */
import type { Attachment } from 'svelte/attachments';
import type { ShownBeat } from '../../../stage/beat';
import { play } from './effects/effect';

const JUMP = 300;
const last = new WeakMap<Element, string>();

/** Put it on the element that shows the value. */
export function jumping(value: string, beat: () => ShownBeat | null): Attachment {
  return (element) => {
    const before = last.get(element);
    last.set(element, value);
    if (before === undefined || before === value || !beat()?.ms) return;
    return play(element, { steps: [{}, { scale: 1.7, at: 0.4 }, {}], ms: JUMP });
  };
}

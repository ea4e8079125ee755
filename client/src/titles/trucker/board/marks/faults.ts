/** Mistakes are numbered in the order of the list, on the board and beside it. */
import type { Fault } from '../../types';

/** Being in several pieces points at no joint: the pieces are outlined instead. */
export function isPieces(fault: Fault): boolean {
  return fault.rule === 'GT-B-6.6' || fault.rule === 'GT-LM-4.6.2';
}

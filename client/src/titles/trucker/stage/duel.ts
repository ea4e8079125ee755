/** A fight in figures. Strengths are in half points. */
import type { Fight } from './kept.svelte';

/** A block of strength: whole or half; what a battery would add is only outlined. */
export interface Block {
  readonly half: boolean;
  readonly dashed: boolean;
}

function row(value: number, dashed: boolean): Block[] {
  const whole = Array.from({ length: Math.floor(value / 2) }, () => ({ half: false, dashed }));
  return value % 2 ? [...whole, { half: true, dashed }] : whole;
}

export const theirs = ({ enemy }: Fight): Block[] => row(enemy, false);

/** The blocks of the longer side. */
export const longest = (fight: Fight): number => Math.max(1, theirs(fight).length, ours(fight).length);

export function ours({ least, most, total }: Fight): Block[] {
  return total === null ? [...row(least, false), ...row(Math.max(0, most - least), true)] : row(total, false);
}

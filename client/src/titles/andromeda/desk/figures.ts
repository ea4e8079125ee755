/** Numbers as people read them. Pure. */

/** "55 %", and never 0 or 100 for what is neither impossible nor certain. */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.01) return '<1 %';
  if (chance < 1 && chance > 0.99) return '>99 %';
  return `${Math.round(chance * 100)} %`;
}

/** "+3", "−2" */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

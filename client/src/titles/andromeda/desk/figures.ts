/** Numbers as people read them. Pure. */

/** "55 %", and never 0 or 100 for what is neither impossible nor certain. */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.01) return '<1 %';
  if (chance < 1 && chance > 0.99) return '>99 %';
  return `${Math.round(chance * 100)} %`;
}

/** What is left of a hundred beside these chances as they are shown; a small rest is shown by itself. */
export function restOf(rest: number, chances: readonly number[]): string {
  const left = 100 - chances.reduce((sum, chance) => sum + Math.round(chance * 100), 0);
  return rest < 0.01 || left < 1 ? percent(rest) : `${left} %`;
}

/** "+3", "−2" */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

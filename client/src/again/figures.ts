/** How chances are written. Pure. */

/** "23 %", with the space that does not break. */
export function percent(chance: number, language: string): string {
  const figure = new Intl.NumberFormat(language, { maximumFractionDigits: 0 }).format(Math.abs(chance * 100));
  return `${figure}\u00a0%`;
}

/** Points of a hundred with their sign: "+4", "−13", "0". */
export function points(gain: number, language: string): string {
  const whole = Math.round(gain * 100);
  const figure = new Intl.NumberFormat(language).format(Math.abs(whole));
  return whole === 0 ? '0' : `${whole > 0 ? '+' : '−'}${figure}`;
}

/** Which place each seat has in the end: winners first, then by scores; those that are alike share it. */
export function ranksOf(winners: readonly number[], scores: readonly number[], seats: number): number[] {
  const worth = (seat: number): readonly [number, number] => [winners.includes(seat) ? 1 : 0, scores[seat] ?? 0];
  return Array.from({ length: seats }, (_, seat) => {
    const [won, score] = worth(seat);
    const better = Array.from({ length: seats }, (_, other) => worth(other)).filter(
      ([otherWon, otherScore]) => otherWon > won || (otherWon === won && otherScore > score),
    );
    return better.length + 1;
  });
}

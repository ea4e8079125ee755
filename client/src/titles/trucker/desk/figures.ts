/** Numbers as people write them. */

/** Half points: 9 is 4½. */
export function points(value: number, parts: number): string {
  const whole = Math.floor(value / parts);
  const half = parts === 2 && value % 2 ? '½' : '';
  return whole || !half ? `${whole}${half}` : half;
}

/** From the least to the most, as what there is and what batteries add: "4 + 2½". */
export function span([least, most]: readonly [number, number], parts: number, plus = ' + '): string {
  return most > least ? `${points(least, parts)}${plus}${points(most - least, parts)}` : points(least, parts);
}

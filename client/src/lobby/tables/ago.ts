/** How long ago something was, in words: "3 hours ago", "yesterday". */
const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

export function ago(seconds: number, language: string, now = Date.now()): string {
  const past = Math.max(0, Math.floor(now / 1000 - seconds));
  const [unit, length] = UNITS.find(([, size]) => past >= size) ?? ['second', 1];
  const count = unit === 'second' ? 0 : Math.floor(past / length);
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-count, unit);
}

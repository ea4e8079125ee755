/** Time that is left, as this browser can tell. Pure. */

/** Seconds left now, where `left` seconds were left at the moment `since`; times are milliseconds of one clock. */
export function secondsLeft(left: number, since: number, now: number): number {
  return Math.max(0, left - (now - since) / 1000);
}

/** "1:05". Rounded up, so that it says 0:00 only when the time is over. */
export function spell(seconds: number): string {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

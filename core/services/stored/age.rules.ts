/**
 * The tolerance for times in the future, in milliseconds: it allows for a clock that was corrected meanwhile. A time further ahead was not
 * written by us.
 */
const clockSlackMs = 5 * 60_000;

/**
 * Returns how much longer something is kept; 0 or less means that it has expired. All values are milliseconds; the instants are epoch
 * milliseconds.
 */
export function remainingMs(savedAtMs: number, lifeMs: number, nowMs: number): number {
  const ageMs = nowMs - savedAtMs;
  return ageMs < -clockSlackMs ? 0 : lifeMs - Math.max(0, ageMs);
}

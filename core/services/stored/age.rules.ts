/**
 * Milliseconds by which a stored time may be in the future, because the visitor's clock may have been corrected meanwhile. A time further
 * ahead was not written by us.
 */
const clockSlackMs = 5 * 60_000;

/**
 * Returns for how many milliseconds a stored value is still valid; 0 or less means that it has expired. The instants are epoch
 * milliseconds.
 */
export function remainingMs(savedAtMs: number, lifeMs: number, nowMs: number): number {
  const ageMs = nowMs - savedAtMs;
  return ageMs < -clockSlackMs ? 0 : lifeMs - Math.max(0, ageMs);
}

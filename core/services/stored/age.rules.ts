/** What is further ahead than a clock that was set right meanwhile explains is no time of ours. */
const clockSlackMs = 5 * 60_000;

/** How much longer something is kept; 0 or less: it is over. All are milliseconds, the instants of the epoch. */
export function remainingMs(savedAtMs: number, lifeMs: number, nowMs: number): number {
  const ageMs = nowMs - savedAtMs;
  return ageMs < -clockSlackMs ? 0 : lifeMs - Math.max(0, ageMs);
}

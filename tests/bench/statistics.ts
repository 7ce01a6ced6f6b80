/** The arithmetic of the bench. It uses no browser, so that unit tests can test it. */

/** Returns the median; NaN for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
}

function pairs(ours: readonly number[], theirs: readonly number[]): [number, number][] {
  return ours.flatMap((our, round): [number, number][] => {
    const their = theirs[round];
    return their === undefined ? [] : [[our, their]];
  });
}

/** Returns the median of the ratios within each round, so that a busy moment of the machine affects both values of a ratio. */
export const ratio = (ours: readonly number[], theirs: readonly number[]): number =>
  median(pairs(ours, theirs).map(([our, their]) => (our === their ? 1 : our / their)));

/** Returns the median of the differences between two series of measurements; a difference is between two values of the same round. */
export const difference = (ours: readonly number[], theirs: readonly number[]): number =>
  median(pairs(ours, theirs).map(([our, their]) => our - their));

/**
 * Returns the interaction to next paint as browser makers define it: the slowest interaction, after the slowest one of each full fifty is
 * left out, which a busy moment of the machine may have slowed down. NaN for an empty list.
 * @param durations the duration of each interaction, in ms, in any order
 */
export const interactionToNextPaint = (durations: readonly number[]): number =>
  durations.toSorted((a, b) => b - a)[Math.floor(durations.length / 50)] ?? Number.NaN;

/** Returns the blocking time in ms: the sum of what each long task takes beyond 50 ms. */
export const blockingTime = (tasks: readonly number[]): number => tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0);

export type Limit = { readonly what: string; readonly limit: number; readonly unit: "×" | "ms" | "" };
export type Verdict = Limit & { readonly measured: number; readonly held: boolean };

export const judge = (limit: Limit, measured: number): Verdict => ({ ...limit, measured, held: measured <= limit.limit });

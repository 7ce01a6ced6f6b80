/** The arithmetic of the bench, apart from every browser, so that it can be tested. */

/** Returns the median; NaN of an empty list. */
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

/** Returns the median of the ratios within each round, so that a busy moment of the machine weighs on both sides. */
export const ratio = (ours: readonly number[], theirs: readonly number[]): number =>
  median(pairs(ours, theirs).map(([our, their]) => (our === their ? 1 : our / their)));

/** Returns the median of the differences within each round. */
export const difference = (ours: readonly number[], theirs: readonly number[]): number =>
  median(pairs(ours, theirs).map(([our, their]) => our - their));

/**
 * Returns the interaction to next paint as browser makers define it: the slowest interaction, except that for each full fifty the slowest
 * one is left out, which a busy moment of the machine may have slowed down.
 * @param durations of each interaction, in ms, in any order; NaN of an empty list
 */
export const interactionToNextPaint = (durations: readonly number[]): number =>
  durations.toSorted((a, b) => b - a)[Math.floor(durations.length / 50)] ?? Number.NaN;

/** Returns the blocking time: the part of each long task beyond 50 ms, summed up. */
export const blockingTime = (tasks: readonly number[]): number => tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0);

export type Limit = { readonly what: string; readonly limit: number; readonly unit: "×" | "ms" | "" };
export type Verdict = Limit & { readonly measured: number; readonly held: boolean };

export const judge = (limit: Limit, measured: number): Verdict => ({ ...limit, measured, held: measured <= limit.limit });

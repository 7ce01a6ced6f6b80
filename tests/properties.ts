/** How often properties are tried: 1,000 times where everything is run, 100 times each day (`setup.ts` says so to fast-check). */
import { depth } from "./depth.ts";

export const propertyRuns = depth === "all" ? 1_000 : 100;

/** The parameters of a property whose every try costs as much as a test: it is tried `most` times at most. */
export const triesAtMost = (most: number): { readonly numRuns: number } => ({ numRuns: Math.min(most, propertyRuns) });

/**
 * The number of random inputs with which fast-check tries each property: 1,000 where everything is run, 100 each day (`setup.ts` passes it
 * to fast-check).
 */
import { depth } from "./depth.ts";

export const propertyRuns = depth === "all" ? 1_000 : 100;

/** Returns parameters for a property-based test whose every try takes as long as a whole test: at most `most` tries are made. */
export const triesAtMost = (most: number): { readonly numRuns: number } => ({ numRuns: Math.min(most, propertyRuns) });

/** The number of tries of each property: 1,000 where everything is run, 100 each day (`setup.ts` passes it to fast-check). */
import { depth } from "./depth.ts";

export const propertyRuns = depth === "all" ? 1_000 : 100;

/** Returns the parameters of a property whose every try costs as much as a test: it is tried at most `most` times. */
export const triesAtMost = (most: number): { readonly numRuns: number } => ({ numRuns: Math.min(most, propertyRuns) });

/** The rules for simulating an upload without an endpoint, and for what the visitor and the page learn about an upload. Pure. */

/** The duration of a simulated upload in milliseconds (P-279). */
export const simulatedMs = 3000;
/** The number of steps in which a simulated upload reports its progress. */
export const simulatedSteps = 12;

/**
 * Returns how many quarters of the upload are complete, from 0 to 4. Screen readers announce quarters, because announcing each percent
 * would be too much.
 */
export const quarterOf = (progress: number): number => Math.floor(progress * 4);

/** Returns the names of the files in one text, for the host page, which never receives the content of a file. */
export const namesOf = (files: readonly { readonly name: string }[]): string => files.map(({ name }) => name).join(", ");

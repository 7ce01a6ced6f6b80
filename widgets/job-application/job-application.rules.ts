/** Rules for sending an application without an address, and for what is told about a sending. Pure. */

/** The duration of a simulated sending, in milliseconds (P-279). */
export const simulatedMs = 3000;
/** The number of steps in which the progress of a simulated sending is shown. */
export const simulatedSteps = 12;

/** Returns how many quarters of the upload are done, 0…4. Screen readers announce each quarter, not each percent. */
export const quarterOf = (progress: number): number => Math.floor(progress * 4);

/** Returns the names of the files for the host page, which gets names and no content. */
export const namesOf = (files: readonly { readonly name: string }[]): string => files.map(({ name }) => name).join(", ");

/** Sending an application without an address, and what is told of a sending. Pure. */

/** P-279 */
export const simulatedMs = 3000;
/** As often the shown progress goes on. */
export const simulatedSteps = 12;

/** What has been reached of a sending in quarters, 0…4: whoever listens is told that much, not each percent. */
export const quarterOf = (progress: number): number => Math.floor(progress * 4);

/** For the host page: names, no content. */
export const namesOf = (files: readonly { readonly name: string }[]): string => files.map(({ name }) => name).join(", ");

/** Writes the doctor's report to the console. It is apart from console.ts, which every page loads: only the doctor's own file has this. */

/** Writes the report for a developer who asked for it: lines of text, and objects that can be opened in the console. */
export const printReport = (list: readonly unknown[]): void => console.info("[digi] doctor", ...list);

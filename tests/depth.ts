/**
 * The tests have two depths. `npm test`, before a push, runs the daily one. `npm test -- --all` and continuous integration run everything,
 * and so does a runner that is started by hand (`npx playwright test …`, `npx vitest run …`).
 *
 * The title of a test, or of its group, ends with `@all` where only `--all` runs it, in every runner. A helper that does less in a daily
 * run (fewer languages and widths, fewer rounds) reads `depth`.
 */
export type Depth = "daily" | "all";

export const depthOf = (environment: Readonly<Record<string, string | undefined>>): Depth =>
  environment["DEPTH"] === "daily" ? "daily" : "all";

export const depth: Depth = depthOf(process.env);

/** The pattern of test titles that a daily run leaves out. */
export const onlyInAll = /@all\b/;

/**
 * Returns the text to append to a test's title: an empty text for a daily test, and ` @all` for a test that only `npm test -- --all` runs.
 */
export const markUnless = (isDaily: boolean): string => (isDaily ? "" : " @all");

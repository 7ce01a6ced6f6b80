/**
 * The two depths of the tests. `npm test` runs the daily one, before a push. `npm test -- --all` and continuous integration run everything,
 * and so does a runner that is started by hand (`npx playwright test …`, `npx vitest run …`).
 *
 * The title of a test, or of its group, ends with `@all` where only `--all` runs it, in every runner. A helper that does less each day
 * (fewer looks, fewer rounds) reads `depth`.
 */
export type Depth = "daily" | "all";

export const depthOf = (environment: Readonly<Record<string, string | undefined>>): Depth =>
  environment["DEPTH"] === "daily" ? "daily" : "all";

export const depth: Depth = depthOf(process.env);

/** Pattern of the titles that the daily depth leaves out. */
export const onlyInAll = /@all\b/;

/** Returns the end of a title in a table of tests of which some are daily: nothing, or the mark of tests that only `--all` runs. */
export const markUnless = (isDaily: boolean): string => (isDaily ? "" : " @all");

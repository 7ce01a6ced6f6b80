/** The kinds of edits that lean-libraries.ts makes in the text of a library. */
type Edit = {
  readonly found: RegExp;
  readonly put: string;
  readonly times: number;
};

/** A cut: edits of one library's file that are only made together. */
export type Cut = {
  /** The cut's name, which warnings, the table of build/README.md and `npm run cuts` show. */
  readonly name: string;
  /** The library's file, as the end of its path. */
  readonly file: string;
  readonly edits: readonly Edit[];
};

/**
 * Returns an edit that empties functions of a library which our code can never call, each named once. The minifier then also removes the
 * code that only these functions use.
 */
export const unreached = (...names: readonly string[]): Edit => ({
  found: new RegExp(String.raw`^function (${names.join("|")})\([^]*?^\}$`, "gm"),
  put: "function $1() {\n  return null;\n}",
  times: names.length,
});

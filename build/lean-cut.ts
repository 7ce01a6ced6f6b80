/** The kinds of edits that lean-libraries.ts makes in the text of a library. */
type Edit = {
  readonly found: RegExp;
  readonly put: string;
  readonly times: number;
};

/** Edits that make sense only together. */
export type Cut = {
  /** The name in warnings, in the table of build/README.md, and for `npm run cuts`. */
  readonly name: string;
  /** The library's file, as the end of its path. */
  readonly file: string;
  readonly edits: readonly Edit[];
};

/**
 * Returns an edit for functions of a file that our code can never reach, each named once. They are made empty, and whatever only they use
 * goes with them.
 */
export const unreached = (...names: readonly string[]): Edit => ({
  found: new RegExp(String.raw`^function (${names.join("|")})\([^]*?^\}$`, "gm"),
  put: "function $1() {\n  return null;\n}",
  times: names.length,
});

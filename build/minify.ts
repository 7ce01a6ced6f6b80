/**
 * Saves the last percent of size. Terser minifies the code that the bundler has minified already, which saves about 1 KiB of the first
 * page's 96. It takes seconds, so its results are cached in `.cache/minified`, by a hash of the input.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { minify as terse } from "terser";
import { rootDir } from "./widgets.ts";

const cache = join(rootDir, ".cache/minified");

/**
 * Adds a hint that makes V8 compile a whole file while it arrives, off the main thread, instead of function by function, so that code which
 * runs at once starts sooner. Other engines ignore the hint.
 */
export const withCompileHint = (code: string): string => `//# allFunctionsCalledOnLoad\n${code}`;

/**
 * Returns the minified code.
 *
 * @param kind a factory is the body of a function, whose names are all local; a script shares the global names of a page
 * @param ownProperties the names of properties that no other code uses
 */
export async function minify(code: string, kind: "factory" | "script", ownProperties: readonly string[] = []): Promise<string> {
  const key = createHash("sha256").update(kind).update(ownProperties.join()).update(code).digest("hex").slice(0, 32);
  const stored = join(cache, key);
  if (existsSync(stored)) return readFileSync(stored, "utf8");
  const result = await terse(code, {
    toplevel: kind === "factory",
    mangle: ownProperties.length > 0 ? { properties: { regex: new RegExp(`^(${ownProperties.join("|")})$`) } } : true,
    // There is only one script: code that occurs once compresses better inline than as a function of its own, and declarations that
    // stand together at the start compress better than declarations between statements.
    compress: { passes: 3, ecma: 2020, pure_getters: true, unsafe_arrows: true, ...(kind === "script" && { inline: 1, hoist_funs: true }) },
    format: { ecma: 2020 },
  });
  if (result.code === undefined) throw new Error("terser gave nothing");
  mkdirSync(cache, { recursive: true });
  writeFileSync(stored, result.code);
  return result.code;
}

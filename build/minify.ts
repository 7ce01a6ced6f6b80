/**
 * The last percent of size, by terser over what the bundler has minified: about 1 KiB of the first page's 96. It takes
 * seconds, so results are kept in `.cache/minified` by what went in.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { minify as terse } from "terser";
import { rootDir } from "./widgets.ts";

const cache = join(rootDir, ".cache/minified");

/**
 * Makes V8 compile all of a file while it arrives, beside the main thread, instead of call by call: what is run at once is there
 * sooner. Engines that do not know the hint ignore it.
 */
export const withCompileHint = (code: string): string => `//# allFunctionsCalledOnLoad\n${code}`;

/**
 * @param kind a factory is a function's body, whose names are all its own; a script stands in a page
 * @param ownProperties names of properties that nothing outside of this code knows
 */
export async function minify(code: string, kind: "factory" | "script", ownProperties: readonly string[] = []): Promise<string> {
  const key = createHash("sha256").update(kind).update(ownProperties.join()).update(code).digest("hex").slice(0, 32);
  const kept = join(cache, key);
  if (existsSync(kept)) return readFileSync(kept, "utf8");
  const result = await terse(code, {
    toplevel: kind === "factory",
    mangle: ownProperties.length > 0 ? { properties: { regex: new RegExp(`^(${ownProperties.join("|")})$`) } } : true,
    // A script is one of a kind: what is said once compresses better where it stands than as a function of its own.
    compress: { passes: 3, ecma: 2020, pure_getters: true, unsafe_arrows: true, ...(kind === "script" && { inline: 1 }) },
    format: { ecma: 2020 },
  });
  if (result.code === undefined) throw new Error("terser gave nothing");
  mkdirSync(cache, { recursive: true });
  writeFileSync(kept, result.code);
  return result.code;
}

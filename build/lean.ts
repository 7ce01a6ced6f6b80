/** The plugin that removes code of libraries which the widgets never use from the chunks. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { cutLean } from "./lean-libraries.ts";
import { rootDir } from "./widgets.ts";

/** The replacements for packages that another package imports for code that is cut out, or that the widgets never run. */
const instead: Readonly<Record<string, string>> = {
  // This function would only be called without an own `scrollIntoView`, which the widgets always pass to the library.
  "compute-scroll-into-view": "export const compute = () => [];",
  "prop-types": "export default {};",
  "react-is": "export const isForwardRef = () => false;",
  "@babel/runtime/helpers/esm/extends": "export default Object.assign;",
};

/**
 * The path of DOMPurify's own sources, which are used instead of the package's main file. A sanitiser is not edited, but the package's main
 * file was compiled for old browsers that our code does not support, which costs 0.7 KiB.
 */
const sanitiser = join(rootDir, "node_modules/dompurify/src/purify.ts");

/** Returns the constant `VERSION`, which the sanitiser's sources expect from the program that compiles them. */
const constantsOfSanitiser = (): Record<string, string> => {
  const { version } = JSON.parse(readFileSync(join(rootDir, "node_modules/dompurify/package.json"), "utf8")) as { version: string };
  return { VERSION: JSON.stringify(version) };
};

/**
 * Creates the plugin.
 *
 * @param leftOut the name of a cut that is not made, to measure what it saves
 */
export function leanPlugin(leftOut?: string): Plugin {
  return {
    name: "digi-lean",
    // The plugin must run before Vite's own resolver, which would find the real packages.
    enforce: "pre",
    config: () => ({ define: constantsOfSanitiser() }),
    resolveId: (id) => (id in instead ? `\0lean:${id}` : id === "dompurify" ? sanitiser : undefined),
    load: (id) => instead[id.replace("\0lean:", "")],
    transform(code, id) {
      const lean = cutLean(code, id, (message) => this.warn(message), leftOut);
      return lean === code ? undefined : lean;
    },
  };
}

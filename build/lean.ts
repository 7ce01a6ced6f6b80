/** Keeps out of the chunks what the libraries carry along and nothing of ours needs. */
import type { Plugin } from "vite";
import { cutLean } from "./lean-libraries.ts";

/** Packages that stand in the code of another for what is cut out there or not asked for by ours. */
const instead: Readonly<Record<string, string>> = {
  // Only called where no `scrollIntoView` is passed in; ours is.
  "compute-scroll-into-view": "export const compute = () => [];",
  "prop-types": "export default {};",
  "react-is": "export const isForwardRef = () => false;",
  "@babel/runtime/helpers/esm/extends": "export default Object.assign;",
};

export function leanPlugin(): Plugin {
  return {
    name: "digi-lean",
    // Vite's own resolver would find the packages first.
    enforce: "pre",
    resolveId: (id) => (id in instead ? `\0lean:${id}` : undefined),
    load: (id) => instead[id.replace("\0lean:", "")],
    transform(code, id) {
      const lean = cutLean(code, id, (message) => this.warn(message));
      return lean === code ? undefined : lean;
    },
  };
}

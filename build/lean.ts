/** Keeps out of the chunks what the libraries carry along and nothing of ours needs. */
import type { Plugin } from "rolldown";

/** Property writes at top level, which tie downshift's class and all its hooks to the one that is used. */
const staticWrite = /^_?use\w+\.stateChangeTypes = .*;$|Downshift\.propTypes = (?=\{$)/gm;
/**
 * React makes its signals (`throw` in suspended work) once, as errors whose stacks nobody reads. To note where it stands in
 * a stack, V8 parses react-dom a second time: 90 of 100 ms that a slow phone needs to run this file. So: errors without a stack.
 */
const reactSignal = /(\w+Exception) = Error\(formatProdErrorMessage\((\d+)\)\)/g;
const withoutStack = "$1 = Object.create(Error.prototype, { message: { value: formatProdErrorMessage($2) } })";

/** Only called where no `scrollIntoView` is passed in; ours is. */
const measuring = "compute-scroll-into-view";

export function leanPlugin(): Plugin {
  return {
    name: "digi-lean",
    resolveId: (id) => (id === measuring ? `\0${measuring}` : undefined),
    load: (id) => (id === `\0${measuring}` ? "export const compute = () => [];" : undefined),
    transform(code, id) {
      if (id.includes("/downshift/dist/")) return code.replace(staticWrite, "");
      if (!id.endsWith("/react-dom-client.production.js")) return undefined;
      if (code.match(reactSignal)?.length !== 5) throw new Error("react-dom makes its signals in another way: see build/lean.ts");
      return code.replace(reactSignal, withoutStack);
    },
  };
}

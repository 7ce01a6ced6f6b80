/**
 * Removes the `spec` of a call's declaration from the chunks, because only servers, tests and manuals read it. Structs that only the `spec`
 * needs are removed with it.
 */
import type { Plugin } from "vite";

type Node = { readonly type: string; readonly start: number; readonly end: number; readonly [key: string]: unknown };
type Edit = { readonly start: number; readonly end: number; readonly text: string };

export function leanContractsPlugin(): Plugin {
  return {
    name: "digi-lean-contracts",
    transform(code, id) {
      return /\.(contract|schema)\.ts$/.test(id) ? leanContract(code, this.parse(code, { lang: "ts" }) as unknown as Node) : undefined;
    },
  };
}

/** Returns a contract without its specs. Imports come first in every file, so cuts after the imports do not change their positions. */
function leanContract(code: string, program: Node): string {
  const imports = childrenOf(program).filter(({ type }) => type === "ImportDeclaration");
  const others = childrenOf(program).filter(({ type }) => type !== "ImportDeclaration");
  const lean = edited(code, others.flatMap(editsOf));
  // Unused imports are removed, because the plan of the chunks counts the files that import a module.
  const rest = edited(lean, imports.map(cutOut));
  const isUsed = (declaration: Node): boolean => {
    const names = childrenOf(declaration).flatMap(({ local }) => (local ? [nameOf(local)] : []));
    return names.length === 0 || names.some((name) => new RegExp(`\\b${name}\\b`).test(rest));
  };
  return edited(lean, imports.filter((declaration) => !isUsed(declaration)).map(cutOut));
}

const cutOut = ({ start, end }: Node): Edit => ({ start, end, text: "" });

/** Returns the code with the edits applied from the last to the first, so that earlier positions stay valid. */
const edited = (code: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(text[end] === "," && put === "" ? end + 1 : end),
      code,
    );

function editsOf(node: Node): Edit[] {
  if (/Function|^TS/.test(node.type)) return [];
  if (node.type !== "CallExpression") return childrenOf(node).flatMap(editsOf);
  // The call creates a struct or a declaration without side effects. The mark lets the bundler remove the call where nothing uses its
  // result.
  const pure = { start: node.start, end: node.start, text: "/* @__PURE__ */ " };
  const isCall = nameOf(node["callee"]) === "endpoint";
  return [pure, ...childrenOf(node).flatMap((child) => (isCall ? withoutSpec(child) : editsOf(child)))];
}

const withoutSpec = (declaration: Node): Edit[] =>
  childrenOf(declaration).flatMap((property) =>
    nameOf(property["key"]) === "spec" ? [{ start: property.start, end: property.end, text: "" }] : editsOf(property),
  );

const nameOf = (node: unknown): string => String((node as { name?: unknown } | undefined)?.name);

const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flat()
    .filter((value): value is Node => typeof value === "object" && value !== null && "type" in value);

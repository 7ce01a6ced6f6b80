/** Laws of signals: React renders a component again after a signal changed only if the component calls `useSignals()`. */
import { breaches, isFunction, shipped, walk, type Node, type Rule } from "#tests/architecture/house.ts";

export const readersUseSignals: Rule = {
  law: "a component or hook that reads `.value` of a signal calls useSignals()",
  advice: "`useSignals()` as its first line; without it the first state is shown for ever. In handlers, `peek()`.",
  check: (house) =>
    breaches(
      shipped(house).filter((file) => file.path.endsWith(".tsx")),
      (node, parents) => {
        if (!isFunction(node) || !/^([A-Z]|use[A-Z])/.test(nameOf(node, parents.at(-1)))) return undefined;
        const read = firstRead(node);
        return read && !callsUseSignals(node) ? `reads ${read}.value without useSignals()` : undefined;
      },
    ),
};

/**
 * The release's minifier takes the reading of a property for something without effect, and leaves out a reading whose value nobody uses
 * (`pure_getters` in build/minify.ts).
 */
export const readingsAreUsed: Rule = {
  law: "no reading of `.value` whose result nobody uses",
  advice: "`signal.valueOf()` follows the signal, too, and stays in the release.",
  check: (house) =>
    breaches(shipped(house), (node) => {
      if (node.type !== "ExpressionStatement") return undefined;
      const read = node["expression"] as Node;
      const target = read.type === "UnaryExpression" ? (read["argument"] as Node) : read;
      const isRead = target.type === "MemberExpression" && (target["property"] as { name?: string }).name === "value";
      return isRead ? "reads `.value` for nothing" : undefined;
    }),
};

const nameOf = (node: Node, parent: Node | undefined): string => {
  const id = (node["id"] ?? (parent?.type === "VariableDeclarator" ? parent["id"] : undefined)) as { name?: string } | null | undefined;
  return id?.name ?? "";
};

/**
 * Returns the expression before the first `.value` that may read a signal, such as `model.email`. The value of a control
 * (`event.currentTarget`, a ref) or of an item of a list is not a signal.
 */
function firstRead(component: Node): string | undefined {
  let found: string | undefined;
  walk(component, (node, parents) => {
    if (found !== undefined || node.type !== "MemberExpression" || (node["property"] as { name?: string }).name !== "value") return;
    const chain = chainOf(node["object"] as Node);
    if (chain.length === 0 || chain.includes("current") || isWritten(node, parents.at(-1))) return;
    const isOfCallback = parents.some((one) => one !== component && isFunction(one) && declares(one, chain[0] ?? ""));
    if (!isOfCallback) found = chain.join(".");
  });
  return found;
}

const isWritten = (node: Node, parent: Node | undefined): boolean => parent?.type === "AssignmentExpression" && parent["left"] === node;

/**
 * Returns the names of a member expression, such as `model`, `form`, `state` of `model.form.state`; none where the expression is anything
 * else.
 */
function chainOf(node: Node): string[] {
  if (node.type === "ChainExpression") return chainOf(node["expression"] as Node);
  if (node.type === "Identifier") return [String(node["name"])];
  if (node.type !== "MemberExpression" || node["computed"]) return [];
  const before = chainOf(node["object"] as Node);
  return before.length > 0 ? [...before, String((node["property"] as { name?: string }).name)] : [];
}

/** Tells whether a function declares a parameter of the given name. */
function declares(one: Node, name: string): boolean {
  return (one["params"] as Node[]).some((param) => {
    let isThere = false;
    walk(param, (node) => {
      if (node.type === "Identifier" && node["name"] === name) isThere = true;
    });
    return isThere;
  });
}

function callsUseSignals(component: Node): boolean {
  let calls = false;
  walk(component, (node, parents) => {
    if (
      node.type === "CallExpression" &&
      (node["callee"] as { name?: string }).name === "useSignals" &&
      parents.findLast(isFunction) === component
    )
      calls = true;
  });
  return calls;
}

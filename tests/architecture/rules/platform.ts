/** Laws of `core/platform`: shipped code uses the browser's own objects only through this group. */
import { breaches, shipped, walk, type Node, type Rule, type SourceFile } from "#tests/architecture/house.ts";
import { isPropertyName } from "./modules.ts";

const globals = new Set([
  "fetch",
  "XMLHttpRequest",
  "WebSocket",
  "localStorage",
  "sessionStorage",
  "indexedDB",
  "BroadcastChannel",
  "setTimeout",
  "setInterval",
  "location",
  "history",
  "console",
  "crypto",
  "alert",
  "matchMedia",
]);

/** Files of the loader, which may use the browser's objects directly: the loader must stay small. */
const loaderUsers = /^loader\//;

const isUser = (file: SourceFile): boolean => file.path.startsWith("core/platform/") || loaderUsers.test(file.path);

export const platformUser: Rule = {
  law: `${[...globals].join(", ")} and the clock are reached through core/platform only`,
  advice: "Take the port of core/platform as a parameter: tests then hold the clock, the network and the storage.",
  check: (house) => {
    const files = shipped(house).filter((file) => !isUser(file));
    const declared = new Map(files.map((file) => [file, declaredNames(file)]));
    return breaches(files, (node, parents, file) => useOf(node, parents, declared.get(file) ?? new Set()));
  },
};

function useOf(node: Node, parents: readonly Node[], declared: ReadonlySet<string>): string | undefined {
  if (isClock(node)) return "reads the clock";
  if (node.type !== "Identifier") return undefined;
  const name = String(node["name"]);
  const parent = parents.at(-1);
  if (
    !globals.has(name) ||
    parents.some((one) => one.type.startsWith("TS") && one.type !== "TSAsExpression" && one.type !== "TSNonNullExpression")
  )
    return undefined;
  if (isPropertyName(node, parent)) {
    const object = parent?.["object"] as { name?: string } | undefined;
    return ["window", "globalThis", "self"].includes(object?.name ?? "") ? `uses ${object?.name}.${name}` : undefined;
  }
  return declared.has(name) ? undefined : `uses ${name}`;
}

function isClock(node: Node): boolean {
  const callee = node["callee"] as Node | undefined;
  if (node.type === "NewExpression") return callee?.["name"] === "Date" && (node["arguments"] as unknown[]).length === 0;
  if (node.type !== "CallExpression" || callee?.type !== "MemberExpression") return false;
  const object = (callee["object"] as { name?: string }).name;
  return ["Date", "performance"].includes(object ?? "") && (callee["property"] as { name?: string }).name === "now";
}

/**
 * Returns the names that a file declares itself (parameters, variables, imports), which therefore do not mean the browser's global objects.
 */
function declaredNames(file: SourceFile): Set<string> {
  const names = new Set<string>();
  if (!file.program) return names;
  walk(file.program, (node, parents) => {
    if (node.type !== "Identifier") return;
    const parent = parents.at(-1);
    const isLocal =
      /^(Import.*Specifier|FunctionDeclaration|ClassDeclaration)$/.test(parent?.type ?? "") ||
      (parent?.type === "VariableDeclarator" && parent["id"] === node) ||
      ((parent?.["params"] as unknown[] | undefined)?.includes(node) ?? false) ||
      (parent?.type === "Property" && parents.at(-2)?.type === "ObjectPattern" && parent["value"] === node) ||
      (parent?.type === "AssignmentPattern" && parent["left"] === node);
    if (isLocal) names.add(String(node["name"]));
  });
  return names;
}

/** Names under which pages store values in `window`, or that markup of the page can take by an `id` or `name`. */
const pageNames = new Set(["digiWidgets", "dataLayer", "grecaptcha", "trustedTypes"]);
const globalScopes = new Set(["globalThis", "window", "self"]);

/** The only two files that may read properties of `window` and `document` which an element of the page can replace by its `id` or `name`. */
const namedUsers = new Set(["core/platform/page-document.ts", "core/platform/page-globals.ts"]);

export const namedByMarkup: Rule = {
  law: "what markup of the page can name is read through core/platform/page-document.ts and page-globals.ts only",
  advice:
    '`pageDocument.head`, `rootOf(element)`, `pageGlobal("dataLayer")`: `<img name=head>` and `<a id=dataLayer>` take the place of the others.',
  check: (house) => {
    const files = shipped(house).filter((file) => !namedUsers.has(file.path));
    const declared = new Map(files.map((file) => [file, declaredNames(file)]));
    return breaches(files, (node, parents, file) => namedUse(node, parents.at(-1), declared.get(file) ?? new Set()));
  },
};

function namedUse(node: Node, parent: Node | undefined, declared: ReadonlySet<string>): string | undefined {
  const name = String(node["name"]);
  if (node.type === "MemberExpression" && isNamed(node["object"] as Node, "ownerDocument")) return "reads a property of ownerDocument";
  if (
    node.type === "VariableDeclarator" &&
    (node["id"] as Node).type === "ObjectPattern" &&
    isNamed(node["init"] as Node | null, "ownerDocument")
  )
    return "reads a property of ownerDocument";
  if (node.type !== "Identifier" || declared.has(name)) return undefined;
  const isObject = parent?.type === "MemberExpression" && parent["object"] === node;
  const isTaken = parent?.type === "VariableDeclarator" && (parent["id"] as Node).type === "ObjectPattern";
  if (name === "document" && (isObject || isTaken)) return "reads a property of document";
  if (globalScopes.has(name) && (parent?.type === "TSAsExpression" || isTaken)) return `looks into ${name}`;
  return pageNames.has(name) && !isPropertyName(node, parent) ? `uses ${name}` : undefined;
}

/** Tells whether a syntax node reads a property of the given name, as `x.ownerDocument` does. */
const isNamed = (node: Node | null, name: string): boolean =>
  node?.type === "MemberExpression" && (node["property"] as { name?: string }).name === name;

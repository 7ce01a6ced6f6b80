/**
 * Makes libraries independent of changes that a page makes to the built-in functions of the browser. MooTools replaces the browser's `bind`
 * by its own, which drops arguments. A page that freezes `Object.prototype` makes every assignment to a property such as `toString` fail.
 * Prototype's `entries` of an array returns values, and its `Array.from` ignores the mapper. An image that is named `createElement` hides
 * the document's own method (core/platform/page-document.ts), whether a library calls it `document` or finds it through an element.
 */
import type { Plugin } from "vite";

type Node = { readonly type: string; readonly start: number; readonly end: number; readonly [key: string]: unknown };
type Edit = { readonly at: number; readonly until: number; readonly put: string };

/** The names of properties that every object inherits. An assignment to such a property fails where the inherited one is read-only. */
const inherited = new Set(Object.getOwnPropertyNames(Object.prototype).filter((name) => !name.startsWith("__")));

const ownBind = "bindIndependently";
const ownAssign = "assignIndependently";
const ownIterate = "iterateIndependently";
const ownList = "listIndependently";
const ownRead = "readIndependently";

/** The names of methods that iterate over an array and that old libraries replace by methods of their own. */
const iterations = new Set(["entries", "keys", "values"]);

/**
 * The properties that a library reads from an object that may be the document (`node.ownerDocument`, the target of an event), by the end of
 * the library's path. Such an object needs the same protection as `document` itself. React gets the page's document where a portal renders
 * into the page's own tree, and the window, whose properties the name of an image can hide, too; Embla gets the document in which the
 * slides are.
 */
const readOfAny: Readonly<Record<string, readonly string[]>> = {
  "/react-dom/cjs/react-dom-client.production.js": [
    "createElement",
    "createElementNS",
    "createTextNode",
    "addEventListener",
    "parentNode",
    "nodeName",
  ],
  "/embla-carousel/esm/embla-carousel.esm.js": ["addEventListener", "removeEventListener", "defaultView", "hidden"],
};
const namesOf = (id: string): readonly string[] => Object.entries(readOfAny).find(([end]) => id.endsWith(end))?.[1] ?? [];

/** The source of each helper function, by its name. A helper is added to the end of a file that needs it. */
const helpers: Readonly<Record<string, string>> = {
  // An arrow function is enough, because no code calls `new` on a bound function.
  [ownBind]: `
function ${ownBind}(run, self, ...given) {
  return (...more) => run.call(self, ...given, ...more);
}`,
  [ownAssign]: `
function ${ownAssign}(object, name, value) {
  Object.defineProperty(object, name, { value, writable: true, enumerable: true, configurable: true });
  return value;
}`,
  // A map or a set has methods of the same names, which old libraries do not replace, so they are called directly.
  [ownIterate]: `
function ${ownIterate}(list, how) {
  if (!Array.isArray(list)) return list[how]();
  return [...list].map((value, index) => (how === "keys" ? index : how === "values" ? value : [index, value]))[Symbol.iterator]();
}`,
  [ownList]: `
function ${ownList}(given, change = (item) => item) {
  const list = Symbol.iterator in Object(given) ? given : Array.prototype.slice.call(given);
  return [...list].map((item, index) => change(item, index));
}`,
  [ownRead]: `
function ${ownRead}(page, name) {
  const from = page instanceof HTMLDocument ? HTMLDocument.prototype : page === window ? EventTarget.prototype : page;
  const value = Reflect.get(from, name, page);
  return typeof value === "function" ? (...given) => value.apply(page, given) : value;
}`,
};

export function hardenLibrariesPlugin(): Plugin {
  return {
    name: "digi-harden-libraries",
    transform(code, id) {
      if (!/\/node_modules\/.*\.[cm]?[jt]s$/.test(id) || !(mayDepend.test(code) || namesOf(id).length > 0)) return undefined;
      return { code: harden(code, this.parse(code) as unknown as Node, namesOf(id)), map: null };
    },
  };
}

const mayDepend = new RegExp(
  String.raw`\.(bind\(|(${[...iterations].join("|")})\(\)|(${[...inherited].join("|")})\s*=[^=])|\b(Array\.from\(|document\.)`,
);

/**
 * Returns the code with every operation that a page may have changed replaced by a call of a helper.
 *
 * @param program the syntax tree of that code
 * @param names the properties that are protected where they are read from an object that may be the document; from `document` itself all
 * properties are
 */
export function harden(code: string, program: Node, names: readonly string[] = []): string {
  const edits = editsOf(code, program, names).toSorted((one, other) => other.at - one.at || other.until - one.until);
  const needed = Object.keys(helpers).filter((helper) => edits.some(({ put }) => put.startsWith(helper)));
  const changed = edits.reduce((text, { at, until, put }) => text.slice(0, at) + put + text.slice(until), code);
  return [changed, ...needed.map((helper) => helpers[helper])].join("");
}

/**
 * Returns the edits that make the code under `node` independent of the built-ins in `names`. An edit inserts text or replaces a name, and
 * never a whole expression, so that expressions inside each other can both be edited. Of two edits at the same position, the one of the
 * outer expression is applied last, so that its text comes first.
 */
function editsOf(code: string, node: Node, names: readonly string[]): Edit[] {
  return [...childrenOf(node).flatMap((child) => editsOf(code, child, names)), ...ownEdits(code, node, names)];
}

function ownEdits(code: string, node: Node, names: readonly string[]): Edit[] {
  const callee = node.type === "CallExpression" ? (node["callee"] as Node) : undefined;
  const called = callee && nameOfMember(callee);
  const [first] = (node["arguments"] ?? []) as readonly Node[];
  // An iteration is replaced: `list.entries()` → `iterateIndependently(list, "entries")`.
  if (callee && called !== undefined && iterations.has(called) && !first) {
    return [
      { at: node.start, until: node.start, put: `${ownIterate}(` },
      { at: dotOf(code, callee), until: node.end, put: `, "${called}")` },
    ];
  }
  // A conversion is replaced: `Array.from(list)` → `listIndependently(list)`.
  if (callee && called === "from" && (callee["object"] as { name?: unknown }).name === "Array") {
    return [{ at: callee.start, until: callee.end, put: ownList }];
  }
  // A binding is replaced: `run.bind(self, one)` → `bindIndependently(run, self, one)`.
  if (callee && called === "bind") {
    return [
      { at: node.start, until: node.start, put: `${ownBind}(` },
      { at: dotOf(code, callee), until: first?.start ?? node.end - 1, put: first ? ", " : "" },
    ];
  }
  // A read of the document is replaced: `document.head` → `readIndependently(document, "head")`.
  const object = node["object"] as Node | undefined;
  const read = nameOfMember(node);
  if (read !== undefined && object && ((object.type === "Identifier" && object["name"] === "document") || names.includes(read))) {
    return [
      { at: node.start, until: node.start, put: `${ownRead}(` },
      { at: dotOf(code, node), until: node.end, put: `, "${read}")` },
    ];
  }
  // An assignment to an inherited name is replaced: `it.toString = made` → `assignIndependently(it, "toString", made)`.
  const target = node.type === "AssignmentExpression" && node["operator"] === "=" ? (node["left"] as Node) : undefined;
  const name = target && nameOfMember(target);
  if (!target || name === undefined || !inherited.has(name)) return [];
  return [
    { at: node.start, until: node.start, put: `${ownAssign}(` },
    { at: dotOf(code, target), until: (node["right"] as Node).start, put: `, "${name}", ` },
    { at: node.end, until: node.end, put: ")" },
  ];
}

const nameOfMember = ({ type, computed, optional, property }: Node): string | undefined =>
  type === "MemberExpression" && !computed && !optional ? String((property as { name?: unknown }).name) : undefined;

/**
 * Returns the position of the dot of a member expression. The dot is searched backwards from the property, because the object before it may
 * be in parentheses.
 */
const dotOf = (code: string, member: Node): number => code.lastIndexOf(".", (member["property"] as Node).start);

const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flat()
    .filter((value): value is Node => typeof value === "object" && value !== null && "type" in value);

/** Laws for shipped code: what it must never do. */
import { breaches, isFunction, lineOf, shipped, type House, type Node, type Rule, type SourceFile } from "#tests/architecture/house.ts";

const nameOf = (node: unknown): string => {
  const name = (node as { name?: unknown } | undefined)?.name;
  return typeof name === "string" ? name : "";
};

const sinks = new Set(["innerHTML", "outerHTML", "insertAdjacentHTML", "srcdoc", "createContextualFragment", "parseFromString", "cssText"]);

const noSinks: Rule = {
  law: "no innerHTML, eval or the like in shipped code",
  advice: "Build nodes, or render with React. The strict policy of a host (Trusted Types `none`) would stop it.",
  check: (house) =>
    breaches(shipped(house), (node) => {
      if (node.type === "MemberExpression" && sinks.has(nameOf(node["property"]))) return `uses ${nameOf(node["property"])}`;
      if (node.type === "JSXAttribute" && nameOf(node["name"]) === "dangerouslySetInnerHTML") return "uses dangerouslySetInnerHTML";
      if (node.type === "Property" && nameOf(node["key"]) === "dangerouslySetInnerHTML") return "uses dangerouslySetInnerHTML";
      const callee = nameOf(node["callee"]);
      if (node.type === "CallExpression" && callee === "eval") return "uses eval";
      if (node.type === "NewExpression" && ["Function", "DOMParser", "Worker"].includes(callee)) return `makes a ${callee}`;
      return isDocumentWrite(node) ? "uses document.write" : undefined;
    }),
};

function isDocumentWrite(node: Node): boolean {
  return node.type === "MemberExpression" && nameOf(node["object"]) === "document" && /^write(ln)?$/.test(nameOf(node["property"]));
}

/** Built-in functions of JavaScript that old libraries on host pages replace with versions of their own. */
const replaced: Readonly<Record<string, readonly string[]>> = {
  Array: ["from"],
  Promise: ["allSettled", "any", "try", "withResolvers"],
  JSON: ["stringify"],
  Date: ["parse"],
};
/** Methods of dates that the old library MooTools replaces. */
const replacedMethods = ["toISOString"];

/** Classes of the browser that the old library MooTools replaces with its own. */
const replacedClasses = ["Document", "Event", "Window"];

function replacedClassIn(node: Node): string {
  switch (node.type) {
    case "NewExpression":
      return nameOf(node["callee"]);
    case "MemberExpression":
      return nameOf(node["object"]);
    case "BinaryExpression":
      return node["operator"] === "instanceof" ? nameOf(node["right"]) : "";
    default:
      return "";
  }
}

const noReplacedFunctions: Rule = {
  law: "no Array.from, Promise.allSettled, JSON.stringify, Date.parse, Document, Event or Window in shipped code",
  advice:
    "`new Date(text).getTime()`; `HTMLDocument`; `domEvent` (core/platform/dom-event.ts); `[...list]`; `Promise.all` of promises that are caught; `writeJson` (core/base/values/json.ts). Prototype.js has an Array.from without a mapper and a toJSON of all lists, Bluebird an allSettled that answers something else.",
  check: (house) =>
    breaches(
      shipped(house).filter(({ path }) => path !== "core/base/values/json.ts" && !runsElsewhere.test(path)),
      (node) => {
        const replacedClass = replacedClassIn(node);
        if (replacedClasses.includes(replacedClass)) return `uses ${replacedClass}`;
        if (node.type !== "MemberExpression") return undefined;
        const [object, property] = [nameOf(node["object"]), nameOf(node["property"])];
        if (replacedMethods.includes(property)) return `uses ${property}`;
        return replaced[object]?.includes(property) ? `uses ${object}.${property}` : undefined;
      },
    ),
};

/**
 * Files whose code does not run as part of a widget: scripts that servers write into pages, and messages that are printed for a page's
 * author.
 */
const runsElsewhere = /^core\/tools\/(doctor|debug)\/|^core\/base\/values\/consent-mode\.ts$|^loader\/include(-content)?\.ts$/;

const iterationOfTheLanguage: Rule = {
  law: "lists and maps are gone through as the language does it, not by entries(), keys() or values()",
  advice:
    "`for (const [key, value] of map)`, `[...map].map(([key]) => key)`, `list.forEach((one, index) => …)`: Prototype.js's `entries` of a list are its values.",
  check: (house) =>
    breaches(shipped(house), (node) => {
      const callee = node["callee"] as Node | undefined;
      if (node.type !== "CallExpression" || callee?.type !== "MemberExpression" || (node["arguments"] as unknown[]).length > 0)
        return undefined;
      const name = nameOf(callee["property"]);
      return ["entries", "keys", "values"].includes(name) ? `calls ${name}()` : undefined;
    }),
};

const noInlineStyle: Rule = {
  law: "no inline styles and no <style> in shipped code",
  advice: "A class of the widget's style sheet. Pre-rendered markup with a style attribute would break under `style-src 'none'`.",
  check: (house) =>
    breaches(shipped(house), (node) => {
      if (node.type === "JSXAttribute" && nameOf(node["name"]) === "style") return "has an inline style";
      if (node.type === "JSXOpeningElement" && nameOf(node["name"]) === "style") return "draws <style>";
      const first = (node["arguments"] as { value?: unknown }[] | undefined)?.[0]?.value;
      if (node.type !== "CallExpression" || first !== "style") return undefined;
      const method = nameOf((node["callee"] as Node)["property"]);
      return method === "setAttribute" || method === "createElement" ? `calls ${method}("style")` : undefined;
    }),
};

const noRelativeUnits: Rule = {
  law: "no rem and no viewport units in styles inside code either",
  advice: "`px`, `em`, `cqi`: the host's root font size and window are not ours.",
  check: (house) =>
    breaches(shipped(house), (node) => {
      const text =
        node.type === "TemplateElement" ? (node["value"] as { raw: string }).raw : node.type === "Literal" ? node["value"] : undefined;
      const found = typeof text === "string" ? /[\s:(]\d*\.?\d+(rem|[dsl]?v(w|h|min|max|i|b))\b/.exec(text) : null;
      return found ? `has ${found[0].trim()}` : undefined;
    }),
};

const noUnfinished: Rule = {
  law: "nothing is marked as unfinished",
  advice: "Finish it, or write an issue.",
  check: (house) => {
    // The marks are written with brackets so that the pattern does not match this line.
    const mark = /\b(T[O]DO|F[I]XME|X[X]X|H[A]CK)\b/;
    return house.files.flatMap((file) =>
      file.text.split("\n").flatMap((line, index) => (mark.test(line) ? [`${file.path}:${index + 1} ${line.trim()}`] : [])),
    );
  },
};

const anyHasReason: Rule = {
  law: "no `any`, except as type argument of Struct and Endpoint (or of a function typed with them), or with a reason on the line before or the same line",
  advice: "`unknown` and a struct. superstruct's second type argument is the one that wants any.",
  check: (house) =>
    breaches(
      house.files.filter((file) => file.area !== "tests"),
      (node, parents, file) => {
        if (node.type !== "TSAnyKeyword" || isStructArgument(parents)) return undefined;
        return hasComment(file, node) ? undefined : "has an `any` without a reason";
      },
    ),
};

const isStructArgument = (parents: readonly Node[]): boolean =>
  parents.at(-1)?.type === "TSTypeParameterInstantiation" &&
  (parents.at(-2)?.type === "TSTypeQuery" || /^(Struct|Endpoint)$/.test(nameOf(parents.at(-2)?.["typeName"])));

export function hasComment(file: SourceFile, node: Node): boolean {
  const line = lineOf(file.text, node.start);
  return file.text
    .split("\n")
    .slice(Math.max(0, line - 2), line)
    .some((text) => /(^\s*\*|\/\/|\/\*)/.test(text));
}

const messagesOnCall: Rule = {
  law: "msg() is called only inside functions of *.messages.ts",
  advice: "A message made at module load stays in the source language for ever; elsewhere it is missed by the catalogues.",
  check: (house) =>
    breaches(shipped(house), (node, parents, file) => {
      if (node.type !== "CallExpression" || nameOf(node["callee"]) !== "msg") return undefined;
      if (file.role !== "messages") return "calls msg() outside *.messages.ts";
      return parents.some(isFunction) ? undefined : "calls msg() at module load";
    }),
};

const hasLetters = /\p{L}{2,}/u;
const spokenAttributes = new Set(["aria-label", "aria-description", "aria-roledescription", "alt", "title", "placeholder", "label"]);

const drawn = (house: House): SourceFile[] => shipped(house).filter((file) => file.path.endsWith(".tsx"));

const noTextInViews: Rule = {
  law: "no text in views",
  advice: "A function in *.messages.ts, so that it exists in three languages.",
  check: (house) =>
    breaches(drawn(house), (node) => {
      if (node.type === "JSXText" && hasLetters.test(String(node["value"]))) return `says "${String(node["value"]).trim()}"`;
      if (node.type !== "JSXAttribute" || !spokenAttributes.has(nameOf(node["name"]))) return undefined;
      const value = (node["value"] as { value?: unknown } | null)?.value;
      return typeof value === "string" && hasLetters.test(value) ? `says "${value}"` : undefined;
    }),
};

const viewsAreBlind: Rule = {
  law: "a view does not touch window or document",
  advice: "Views also render at build time. Use refs and events in handlers, or a piece of core/ui/base.",
  check: (house) =>
    breaches(
      drawn(house).filter((file) => file.role === "view"),
      (node, parents) => {
        if (node.type !== "Identifier" || !/^(window|document|globalThis|navigator)$/.test(nameOf(node))) return undefined;
        const parent = parents.at(-1);
        const isName = parent?.type === "MemberExpression" && parent["property"] === node;
        return isName || parents.some((one) => one.type.startsWith("TSType")) ? undefined : `touches ${nameOf(node)}`;
      },
    ),
};

/** Exports of React whose code the build cuts out (build/lean-libraries.ts), so that nothing may import them. */
const cutOut = new Set(["ViewTransition", "addTransitionType", "hydrateRoot", "useActionState", "useFormStatus", "requestFormReset"]);
/** Elements that React would put into the host page's head, or take for elements of the host page. */
const ofThePage = new Set(["title", "meta", "link", "script", "html", "head", "body"]);

const leanReact: Rule = {
  law: "nobody asks React for what the build cuts out of it",
  advice: "Take the cut back first (build/lean-libraries.ts), and look at what every page then pays.",
  check: (house) =>
    breaches(shipped(house), (node) => {
      const name = node.type === "ImportSpecifier" ? nameOf(node["imported"]) : nameOf(node["property"]);
      if ((node.type === "ImportSpecifier" || node.type === "MemberExpression") && cutOut.has(name)) return `uses ${name}`;
      return node.type === "JSXOpeningElement" ? cutFromElement(node) : undefined;
    }),
};

function cutFromElement(element: Node): string | undefined {
  const name = nameOf(element["name"]);
  if (ofThePage.has(name)) return `draws <${name}>`;
  const attributes = element["attributes"] as readonly Node[];
  if (name === "Fragment" && attributes.some((one) => nameOf(one["name"]) === "ref")) return "has a ref to a fragment";
  const isAction = (one: Node): boolean => /^(formA|a)ction$/.test(nameOf(one["name"]));
  return /^[a-z]/.test(name) && attributes.some(isAction) ? "has an action: what is sent is the model's to send" : undefined;
}

const linksAreJoined: Rule = {
  law: "nothing is written behind the address of a page by hand",
  advice: '`withQuery(pathOf("orders"), query)` (core/base/values/page-link.ts): a host page\'s addresses may have a query of their own.',
  check: (house) =>
    breaches(shipped(house), (node) => {
      if (node.type === "BinaryExpression" && node["operator"] === "+" && isPageAddress(node["left"] as Node)) return "adds to pathOf()";
      if (node.type !== "TemplateLiteral") return undefined;
      const [first] = node["expressions"] as readonly Node[];
      return first !== undefined && isPageAddress(first) ? "writes behind pathOf()" : undefined;
    }),
};

function isPageAddress(node: Node): boolean {
  const callee = node["callee"] as Node | undefined;
  return node.type === "CallExpression" && [nameOf(callee), nameOf(callee?.["property"])].includes("pathOf");
}

export const codeRules = [
  noSinks,
  noReplacedFunctions,
  iterationOfTheLanguage,
  noInlineStyle,
  noRelativeUnits,
  noUnfinished,
  anyHasReason,
  messagesOnCall,
  noTextInViews,
  viewsAreBlind,
  leanReact,
  linksAreJoined,
];

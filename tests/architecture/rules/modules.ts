/** Laws for the form of every module (line 6 of the dependency law): how it imports and what it exports. */
import {
  breaches,
  importBreaches,
  isFunction,
  lineOf,
  shipped,
  type House,
  type Node,
  type Rule,
  type SourceFile,
} from "#tests/architecture/house.ts";

const importForms: Rule = {
  law: "imports are `#area/…` across folders and `./` inside one, with their extension",
  advice: "`#core/base/values/limits.ts`, `./newsletter.schema.ts`; no `../`, no bare file names.",
  check: (house) =>
    importBreaches(house.files, (one, file) => {
      if (one.isPackage || one.target.startsWith("virtual:")) return undefined;
      if (one.specifier.startsWith("../")) return `climbs: ${one.specifier}`;
      if (!/\.(ts|tsx|css|json|html|md|svg|mjs)(\?[a-z]+)?$/.test(one.specifier)) return `has no extension: ${one.specifier}`;
      const folder = file.path.slice(0, file.path.lastIndexOf("/"));
      const isOwn = one.target.slice(0, one.target.lastIndexOf("/")) === folder;
      return one.specifier.startsWith("#") && isOwn ? `is in the same folder: ${one.specifier}` : undefined;
    }),
};

const noBarrels: Rule = {
  law: "no barrels: no index.ts, no file that only passes on others",
  advice: "Import from the file that holds it.",
  check: (house) =>
    house.files.flatMap((file) => {
      if (/(^|\/)index\.tsx?$/.test(file.path)) return [`${file.path}:1 is an index`];
      const body = (file.program?.["body"] as Node[] | undefined) ?? [];
      const passes = body.length > 0 && body.every((node) => node.type.startsWith("Export") && node["source"]);
      // The entry of a chunk may only pass on exports, if it also exports what the build provides.
      if (file.imports.some((one) => one.target.startsWith("virtual:"))) return [];
      return passes ? [`${file.path}:1 only passes on others`] : [];
    }),
};

const noCycles: Rule = {
  law: "no import cycles; type imports count",
  advice: "Take what both need into a third file, in the lower group.",
  check: (house) => cyclesOf(house).map((cycle) => `${cycle[0]}:1 ${cycle.join(" → ")} → ${cycle[0]}`),
};

function cyclesOf(house: House): string[][] {
  const known = new Map(house.files.map((file) => [file.path, file.imports.filter((one) => !one.isPackage).map((one) => one.target)]));
  const done = new Set<string>();
  const cycles: string[][] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    const seenAt = trail.indexOf(path);
    if (seenAt >= 0) return void cycles.push(trail.slice(seenAt));
    if (done.has(path)) return;
    for (const target of known.get(path) ?? []) visit(target, [...trail, path]);
    done.add(path);
  };
  for (const path of known.keys()) visit(path, []);
  return cycles;
}

const declarations = /^(Import|Export(Named|All)|Function|Class|TS|Variable)/;

const noSideEffects: Rule = {
  law: "importing a shipped module does nothing, except the loader's entry",
  advice: "Put it into a function that somebody calls: views render at build time, and a page decides when something starts.",
  check: (house) =>
    shipped(house)
      .filter((file) => file.path !== "loader/loader.ts")
      .flatMap(sideEffectsOf),
};

const touchesPage =
  /^(window|document|navigator|localStorage|sessionStorage|history|location|customElements|fetch|setTimeout|setInterval|addEventListener)$/;

function sideEffectsOf(file: SourceFile): string[] {
  const body = (file.program?.["body"] as Node[] | undefined) ?? [];
  const statements = body
    .filter((node) => !declarations.test(node.type) && !(node.type === "ExpressionStatement" && node["directive"]))
    .map((node) => `${file.path}:${lineOf(file.text, node.start)} runs at import`);
  const touches = breaches([file], (node, parents) => {
    if (node.type !== "Identifier" || !touchesPage.test(String(node["name"])) || parents.some(isFunction)) return undefined;
    if (
      parents.some((parent) => parent.type.startsWith("TS") || parent.type === "PropertyDefinition") ||
      isPropertyName(node, parents.at(-1))
    )
      return undefined;
    return `touches ${String(node["name"])} at import`;
  });
  return [...statements, ...touches];
}

/** Tells whether a name in the code is the name of a property: `x.fetch` and `{fetch: 1}` name a property, not the global function. */
export function isPropertyName(node: Node, parent: Node | undefined): boolean {
  if (!parent) return false;
  if (parent.type === "MemberExpression") return parent["property"] === node && parent["computed"] !== true;
  return (
    /^(Property|MethodDefinition|PropertyDefinition|TSPropertySignature|TSMethodSignature|JSXAttribute)$/.test(parent.type) &&
    parent["key"] === node &&
    parent["value"] !== node
  );
}

const namedExports: Rule = {
  law: "named exports only",
  advice:
    "A name that is the same everywhere can be searched for. (Config files of tools and the reporter of Playwright are the exception.)",
  check: (house) =>
    breaches(
      house.files.filter((file) => !file.path.endsWith(".config.ts") && file.path !== "tests/runner/dot-reporter.ts"),
      (node) => (node.type === "ExportDefaultDeclaration" ? "has a default export" : undefined),
    ),
};

const kebabNames: Rule = {
  law: "file names are kebab-case",
  advice: "One exported concept per file, the file named after it.",
  check: (house) =>
    house.files
      .filter((file) => !/^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(file.path.split("/").at(-1) ?? ""))
      .map((file) => `${file.path}:1 is not kebab-case`),
};

const noStandIns: Rule = {
  law: "a widget's tests put nothing in a module's place",
  advice: "Hand it over. Tests share what they import: whoever was first has the real module, and what stands in for it comes too late.",
  check: (house) =>
    breaches(
      house.files.filter((file) => file.path.startsWith("tests/unit/widgets/")),
      (node) => {
        const callee = node.type === "CallExpression" ? (node["callee"] as Node) : undefined;
        const names = [callee?.["object"], callee?.["property"]].map((one) => (one as { name?: unknown } | undefined)?.name);
        return /^vi\.(mock|doMock)$/.test(names.join(".")) ? `calls ${names.join(".")}` : undefined;
      },
    ),
};

export const moduleRules = [importForms, noBarrels, noCycles, noSideEffects, namedExports, kebabNames, noStandIns];

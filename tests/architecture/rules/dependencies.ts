/** Laws of imports: which file may import which (lines 1, 2, 5 and 6 of the dependency law). */
import { folderOf, isKnown, mayImport, rows } from "#core/floors.ts";
import { isKnown as isUnit, mayImport as mayImportUnit, unitOf, units } from "#demo/api/floors.ts";
import { importBreaches, shipped, type House, type Rule, type SourceFile } from "#tests/architecture/house.ts";

const inArea = (house: House, area: string): SourceFile[] => house.files.filter((file) => file.area === area);

/** Tells whether the build provides a module, which then has no file. */
const isMadeByBuild = (target: string): boolean => target.startsWith("virtual:");

const below = (target: string, folder: string): boolean => target.startsWith(`${folder}/`);

const widgetsApart: Rule = {
  law: "a widget imports no other widget, and nothing of loader, demo, build or tests",
  advice: "Widgets meet in core (session, bundle) or through page events. Move what both need to the right group of core/.",
  check: (house) =>
    importBreaches(inArea(house, "widgets"), (one, file) => {
      if (one.isPackage || below(one.target, "core") || below(one.target, `widgets/${file.part}`)) return undefined;
      return `imports ${one.specifier}`;
    }),
};

const coreKnowsNoWidget: Rule = {
  law: "core imports no widget, loader, demo, build or tests",
  advice: "Core is given what it needs (a port, a parameter, a type of its own) by whoever knows both.",
  check: (house) =>
    importBreaches(inArea(house, "core"), (one) =>
      one.isPackage || isMadeByBuild(one.target) || below(one.target, "core") ? undefined : `imports ${one.specifier}`,
    ),
};

const groupsLookDown: Rule = {
  law: "groups and folders of core look down only",
  advice: `Groups, lowest first: ${rows.map((row) => row.join(" | ")).join(" → ")} → kernel.ts; their folders: core/floors.ts. Move the file up, or what it needs down.`,
  check: (house) => [
    ...inArea(house, "core")
      .filter((file) => !isKnown(folderOf(file.path)))
      .map((file) => `${file.path}:1 stands in no group of core/floors.ts`),
    ...importBreaches(inArea(house, "core"), (one, file) => {
      if (!below(one.target, "core")) return undefined;
      return mayImport(folderOf(file.path), folderOf(one.target)) ? undefined : `looks up, or aside, to ${one.specifier}`;
    }),
  ],
};

const inApi = (house: House): SourceFile[] => inArea(house, "demo").filter((file) => below(file.path, "demo/api"));

const unitsLookDown: Rule = {
  law: "units of the API look down only",
  advice: `Units, lowest first: ${units.join(" → ")} (demo/api/floors.ts). Move the file up, or what it needs down; a module hands down what a lower one needs.`,
  check: (house) => [
    ...inApi(house)
      .filter((file) => !isUnit(unitOf(file.path)))
      .map((file) => `${file.path}:1 stands in no unit of demo/api/floors.ts`),
    ...importBreaches(inApi(house), (one, file) => {
      if (!below(one.target, "demo/api")) return undefined;
      return mayImportUnit(unitOf(file.path), unitOf(one.target)) ? undefined : `looks up to ${one.specifier}`;
    }),
  ],
};

const domainIsPure: Rule = {
  law: "demo/api/domain decides and reads no database",
  advice: "It may import types of a row. What reads or writes stands in demo/api/store; what does both, in a module.",
  check: (house) =>
    importBreaches(
      inArea(house, "demo").filter((file) => below(file.path, "demo/api/domain")),
      (one) => {
        const isEffect = ["demo/api/db", "demo/api/store", "demo/api/http", "demo/api/mail"].some((folder) => below(one.target, folder));
        const isLibrary = one.isPackage && /^(drizzle-orm|fastify|node:)/.test(one.target);
        return !one.isType && (isEffect || isLibrary) ? `imports ${one.specifier}` : undefined;
      },
    ),
};

const noKnots: Rule = {
  law: "no folder of core and no unit of the API reaches itself through another one",
  advice: "Two folders that need each other are one folder, or a third one below both is missing.",
  check: (house) => [
    ...knotsOf(inArea(house, "core"), "core", folderOf).map((knot) => `core/${knot[0]}:1 is in one knot with ${knot.slice(1).join(", ")}`),
    ...knotsOf(inApi(house), "demo/api", unitOf).map((knot) => `demo/api/${knot[0]}:1 is in one knot with ${knot.slice(1).join(", ")}`),
  ],
};

/** Returns the groups of two or more units that import each other, directly or through other units. */
function knotsOf(files: readonly SourceFile[], area: string, nameOf: (path: string) => string): string[][] {
  const uses = new Map<string, Set<string>>();
  for (const { path, imports } of files) {
    const own = uses.get(nameOf(path)) ?? new Set();
    for (const { target } of imports) if (below(target, area) && nameOf(target) !== nameOf(path)) own.add(nameOf(target));
    uses.set(nameOf(path), own);
  }
  const reachedFrom = new Map([...uses.keys()].map((unit) => [unit, reached(uses, unit)]));
  const isTied = (one: string, other: string): boolean => !!reachedFrom.get(one)?.has(other) && !!reachedFrom.get(other)?.has(one);
  const knots = [...uses.keys()].map((unit) =>
    [unit, ...[...uses.keys()].filter((other) => other !== unit && isTied(unit, other))].toSorted(),
  );
  return [...new Map(knots.filter(({ length }) => length > 1).map((knot) => [knot.join(), knot])).values()];
}

/** Returns the units that a unit uses, directly or through other units. */
function reached(uses: ReadonlyMap<string, ReadonlySet<string>>, start: string): ReadonlySet<string> {
  const found = new Set(uses.get(start));
  for (const unit of found) for (const next of uses.get(unit) ?? []) found.add(next);
  return found;
}

const loaderIsSmall: Rule = {
  law: "the loader imports core/platform, core/base/errors, words of core/base/values, and types",
  advice:
    "Everything else arrives with the first widget, as a chunk. No package either: the loader is the one file of a page without widgets.",
  check: (house) =>
    importBreaches(inArea(house, "loader"), (one) => {
      if (one.isType) return below(one.target, "widgets") || below(one.target, "demo") ? `imports ${one.specifier}` : undefined;
      const allowed = ["loader", "core/platform", "core/base/errors", "core/base/values"].some((folder) => below(one.target, folder));
      return allowed || isMadeByBuild(one.target) ? undefined : `imports ${one.specifier}`;
    }),
};

const demoPagesUseTheTag: Rule = {
  law: "demo/pages import nothing of ours",
  advice: "A demo page does what a page author does: host markup, the built script, the tag.",
  check: (house) =>
    importBreaches(
      inArea(house, "demo").filter((file) => below(file.path, "demo/pages")),
      (one) => (below(one.target, "demo/pages") ? undefined : `imports ${one.specifier}`),
    ),
};

const apiSeesContracts: Rule = {
  law: "demo/api sees *.contract.ts, *.schema.ts, pure *.rules.ts of core/domain, and core/base",
  advice:
    "A back-end team has nothing more either. Move what both sides need into a contract, a schema, a rule of core/domain or core/base.",
  check: (house) =>
    importBreaches(inApi(house), (one) => {
      if (one.isPackage || /\.(contract|schema)\.ts$|^core\/domain\/.*\.rules\.ts$/.test(one.target)) return undefined;
      const seen = ["demo", "core/base/contract", "core/base/errors", "core/base/values"].some((folder) => below(one.target, folder));
      return seen && !below(one.target, "demo/pages") ? undefined : `imports ${one.specifier}`;
    }),
};

const shippedCodeApart: Rule = {
  law: "nothing that is shipped imports Node, build scripts or tests",
  advice: "Shipped code runs in a browser.",
  check: (house) =>
    importBreaches(shipped(house), (one) => (/^(node:|build\/|tests\/|demo\/)/.test(one.target) ? `imports ${one.specifier}` : undefined)),
};

const specsAreForServers: Rule = {
  law: "what is shipped reads no specification of a call",
  advice: "`spec` is cut out of browsers (build/lean-contracts.ts). What the browser needs of a call stands beside it in the declaration.",
  check: (house) =>
    importBreaches(shipped(house), (one) => (one.target === "core/base/contract/spec-of.ts" ? `imports ${one.specifier}` : undefined)),
};

/** The modules that bring large libraries. A test in a browser does not need them, but every process of a test run would load them. */
const heavy = ["demo/api/app/server.ts", "demo/api/app/modules.ts", "build/catalogues.ts", "vite", "vitest", "typescript"];

const journeysTravelLight: Rule = {
  law: "journeys and host pages load no server, no builder and no other runner, by whatever they import",
  advice: "Samples stand in a file of their own, apart from what asks an API or a model with them; what builds comes by `import()`.",
  check: (house) => {
    const files = new Map(house.files.map((file) => [file.path, file]));
    const journeys = house.files.filter(({ path }) => /^tests\/(e2e|a11y|hosts)\/[^/]+\.test\.ts$/.test(path));
    return journeys.flatMap((journey) =>
      importBreaches([journey], ({ target, isType, isLazy, specifier }) => {
        const found = isType || isLazy ? undefined : firstBehind(files, target, heavy);
        return found === undefined ? undefined : `loads ${found} by ${specifier}`;
      }),
    );
  },
};

/** Returns the first of the wanted modules that the start module loads through its imports, or is itself. */
function firstBehind(files: ReadonlyMap<string, SourceFile>, start: string, wanted: readonly string[]): string | undefined {
  const seen = new Set([start]);
  for (const target of seen) {
    if (wanted.includes(target)) return target;
    for (const one of files.get(target)?.imports ?? []) if (!one.isType && !one.isLazy) seen.add(one.target);
  }
  return undefined;
}

const documentsApart: Rule = {
  law: "the API makes no document in the thread in which it answers",
  advice: "`context.documents` (demo/api/documents): a PDF may take a second, in which nobody else is answered.",
  check: (house) => {
    const files = new Map(house.files.map((file) => [file.path, file]));
    const found = firstBehind(files, "demo/api/app/server.ts", ["pdfkit", "fontkit"]);
    return found === undefined ? [] : [`demo/api/app/server.ts:1 loads ${found}`];
  },
};

export const dependencyRules = [
  documentsApart,
  widgetsApart,
  coreKnowsNoWidget,
  groupsLookDown,
  unitsLookDown,
  domainIsPure,
  noKnots,
  loaderIsSmall,
  demoPagesUseTheTag,
  apiSeesContracts,
  shippedCodeApart,
  specsAreForServers,
  journeysTravelLight,
];

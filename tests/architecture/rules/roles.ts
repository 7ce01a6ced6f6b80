/**
 * Laws of the roles of a widget's files (`x.view.tsx`, `x.model.ts`, …): what each role contains and must not import (line 3 of the
 * dependency law).
 */
import { posix } from "node:path";
import { breaches, importBreaches, isFunction, type House, type Import, type Rule, type SourceFile } from "#tests/architecture/house.ts";

export const roles = ["element", "part", "view", "model", "contract", "schema", "rules", "messages"];

const widgets = (house: House): SourceFile[] => house.files.filter((file) => file.area === "widgets");
const withRole = (house: House, role: string): SourceFile[] =>
  house.files.filter((file) => ["widgets", "core"].includes(file.area) && file.role === role);

const isBelow = (target: string, folders: readonly string[]): boolean => folders.some((folder) => target.startsWith(`${folder}/`));
const hasRole = (target: string, ...names: readonly string[]): boolean =>
  names.some((name) => new RegExp(`\\.${name}\\.tsx?$`).test(target));

const widgetFilesHaveRoles: Rule = {
  law: "a file of a widget has one of the eight roles or is a style sheet; locales hold no code",
  advice: `name.{${roles.join(",")}}.ts(x), name.css. Only views are .tsx. What has no role here belongs to a group of core/; texts are read from locales/*.xlf.`,
  check: (house) =>
    widgets(house)
      .filter((file) => {
        const name = file.path.split("/").at(-1) ?? "";
        const shape = file.role === "view" ? /^[a-z0-9-]+\.view\.tsx$/ : /^[a-z0-9-]+(\.[a-z]+\.ts|\.css)$/;
        return !shape.test(name) || (!name.endsWith(".css") && !roles.includes(file.role ?? ""));
      })
      .map((file) => `${file.path}:1 has no role`),
};

const widgetsAreFlat: Rule = {
  law: "a widget is flat, or has one level of parts",
  advice: "widgets/order-flow/payment/payment.view.tsx is as deep as it gets.",
  check: (house) =>
    widgets(house)
      .filter((file) => file.path.split("/").length > 4)
      .map((file) => `${file.path}:1 lies too deep`),
};

const definitionsAreForTheBuild: Rule = {
  law: "a definition (*.element.ts, *.part.ts) is imported only by the build and tests; its type by its own models and views too",
  advice: "Manifest, types and manual are generated from the definition; at run time nobody needs it: `import type { definition }`.",
  check: (house) =>
    importBreaches(house.files, (one, file) =>
      hasRole(one.target, "element", "part") && !["build", "tests"].includes(file.area) && !isOwnType(one, file)
        ? `imports ${one.specifier}`
        : undefined,
    ),
};

/** Tells whether a model or a view imports the type of the definition in its own folder, which is allowed. */
const isOwnType = (one: Import, file: SourceFile): boolean =>
  one.isType && (file.role === "model" || file.role === "view") && posix.dirname(one.target) === posix.dirname(file.path);

/** Returns a law that says which imports a role may have. */
const sees = (role: string, law: string, advice: string, may: (one: Import) => boolean): Rule => ({
  law,
  advice,
  check: (house) => importBreaches(withRole(house, role), (one) => (may(one) ? undefined : `imports ${one.specifier}`)),
});

const words = ["core/base/contract", "core/base/errors", "core/base/values"];

const definitions = sees(
  "element",
  "a definition knows neither network nor storage: only core/base/contract, core/base/values, its schema and its rules",
  "The definition is one literal. What runs belongs to the model. A list that the rules have, too, is written there alone.",
  (one) => isBelow(one.target, ["core/base/contract", "core/base/values"]) || hasRole(one.target, "schema", "rules"),
);

const partDefinitions = sees(
  "part",
  "the definition of a part knows only core/base/contract and core/base/values",
  "It is one literal, as a widget's.",
  (one) => isBelow(one.target, ["core/base/contract", "core/base/values"]),
);

const views = sees(
  "view",
  "a view knows neither api, session, storage nor the build",
  "A view shows the state of its model and calls its actions; what it needs is passed in.",
  (one) =>
    !isBelow(one.target, ["core/services/api", "core/services/session", "core/platform", "core/services/analytics"]) &&
    !["ofetch", "react-dom"].includes(one.target),
);

/** Folders that contain components. A model may import the models of these folders, but not their components. */
const drawn = ["core/ui/base", "core/ui/fields", "core/runtime/element"];

const models = sees(
  "model",
  "a model knows neither React nor the DOM",
  "Signals and actions, ports passed in. @preact/signals-core instead of signals-react; what is drawn belongs to the view.",
  (one) =>
    !/^(react|react-.*|@preact\/signals-react|@hookform\/.*|downshift|@r2wc\/.*)$/.test(one.target) &&
    (one.isType || (!/\.(tsx|css)$/.test(one.target) && !isBelow(one.target, drawn))),
);

const contracts = sees(
  "contract",
  "a contract knows nothing that runs: superstruct, core words, schemas and other contracts",
  "The reference API, openapi.json and other back ends read the same contract.",
  (one) => one.target === "superstruct" || isBelow(one.target, words) || hasRole(one.target, "schema", "contract"),
);

const schemas = sees(
  "schema",
  "a schema knows no texts: superstruct, core words and other schemas",
  "A schema answers field error codes; *.messages.ts turns codes into texts.",
  (one) => one.target === "superstruct" || isBelow(one.target, words) || hasRole(one.target, "schema"),
);

const rules = sees(
  "rules",
  "rules are pure: core/base/values, core/base/errors, other rules, and types of contracts and schemas",
  "Pass in what a decision depends on, so that it can be tried with a table of cases.",
  (one) =>
    isBelow(one.target, ["core/base/values", "core/base/errors"]) ||
    hasRole(one.target, "rules") ||
    (one.isType && hasRole(one.target, "contract", "schema")),
);

const messages = sees(
  "messages",
  "messages know no state: @lit/localize, core words, core/services/i18n, other messages, and types",
  "A message is a function of its arguments.",
  (one) =>
    one.target === "@lit/localize" ||
    isBelow(one.target, [...words, "core/services/i18n"]) ||
    hasRole(one.target, "messages") ||
    (one.isType && hasRole(one.target, "contract", "schema", "rules", "model")),
);

const effectsStartInStart: Rule = {
  law: "effect() in a model runs only inside start()",
  advice: "A model is also made while pages are rendered at build time; what runs by itself begins in `start()`, which returns stop.",
  check: (house) =>
    breaches(withRole(house, "model"), (node, parents) => {
      if (node.type !== "CallExpression" || (node["callee"] as { name?: string }).name !== "effect") return undefined;
      const owners = parents.flatMap((parent, index) => (isFunction(parent) ? [nameOf(parents[index - 1], parent)] : []));
      return owners.some((name) => /^(start|watch|observe)/.test(name)) ? undefined : "calls effect() outside start()";
    }),
};

const nameOf = (owner: { readonly [key: string]: unknown } | undefined, own: { readonly [key: string]: unknown }): string => {
  const name = (own["id"] ?? owner?.["key"] ?? owner?.["id"]) as { name?: string } | null | undefined;
  return name?.name ?? "";
};

const portsAreOfTheDefinition: Rule = {
  law: "a widget's model is given what its definition says, and no more",
  advice:
    "`PortsOf<typeof definition>`: what `needs` and `leadsTo` do not name does not compile. `Ports` alone is all that any definition can ask for.",
  check: (house) =>
    breaches(widgets(house), (node) => {
      const imported = node.type === "ImportSpecifier" ? (node["imported"] as { name?: string }).name : undefined;
      return imported === "Ports" || imported === "Services" ? `imports ${imported}` : undefined;
    }),
};

export const roleRules = [
  widgetFilesHaveRoles,
  widgetsAreFlat,
  definitionsAreForTheBuild,
  definitions,
  partDefinitions,
  views,
  models,
  contracts,
  schemas,
  rules,
  messages,
  effectsStartInStart,
  portsAreOfTheDefinition,
];

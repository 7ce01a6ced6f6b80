/** One door per library (line 4): to replace a library, one folder changes. */
import { breaches, importBreaches, shipped, type Rule, type SourceFile } from "#tests/architecture/house.ts";

const under =
  (...folders: readonly string[]) =>
  (file: SourceFile): boolean =>
    folders.some((folder) => file.path.startsWith(`${folder}/`));

const doors: readonly { library: RegExp; name: string; where: string; isDoor: (file: SourceFile) => boolean }[] = [
  { library: /^ofetch$/, name: "ofetch", where: "core/api", isDoor: under("core/api") },
  { library: /^@r2wc\/.+$/, name: "r2wc", where: "core/element", isDoor: under("core/element") },
  {
    library: /^react-dom$/,
    name: "react-dom",
    where: "core/element, and core/light/light-dom.tsx for portals",
    isDoor: (file) => under("core/element")(file) || file.path === "core/light/light-dom.tsx",
  },
  {
    library: /^@lit\/localize$/,
    name: "@lit/localize",
    where: "core/i18n and *.messages.ts",
    isDoor: (file) => under("core/i18n")(file) || file.role === "messages",
  },
  {
    library: /^superstruct$/,
    name: "superstruct",
    where: "contracts, schemas, core/contract, core/values, core/api and core/forms",
    isDoor: (file) =>
      ["contract", "schema"].includes(file.role ?? "") || under("core/contract", "core/values", "core/api", "core/forms")(file),
  },
  {
    library: /^(react-hook-form|@hookform\/resolvers)$/,
    name: "react-hook-form and its resolver",
    where: "core/forms",
    isDoor: under("core/forms"),
  },
  { library: /^downshift$/, name: "downshift", where: "core/combobox", isDoor: under("core/combobox") },
  { library: /^embla-carousel(-.+)?$/, name: "embla", where: "core/carousel", isDoor: under("core/carousel") },
  { library: /^react-day-picker$/, name: "react-day-picker", where: "core/calendar", isDoor: under("core/calendar") },
  { library: /^dompurify$/, name: "dompurify", where: "core/html", isDoor: under("core/html") },
  { library: /^altcha-lib$/, name: "altcha-lib", where: "core/captcha", isDoor: under("core/captcha") },
];

/** `array` and its like have no end. */
const endless = new Set(["array", "set", "map"]);

const boundedLists: Rule = {
  law: "a list of a contract or a schema says how long it may be",
  advice: "`list(item, most)` of core/contract/endpoint.ts: what has no end, somebody sends.",
  check: (house) =>
    breaches(shipped(house), (node, parents, file) => {
      if (node.type !== "ImportSpecifier" || file.path === "core/contract/endpoint.ts") return undefined;
      const from = (parents.at(-1)?.["source"] as { readonly value?: unknown } | undefined)?.value;
      const { name } = node["imported"] as { readonly name: string };
      return from === "superstruct" && endless.has(name) ? `imports ${name}` : undefined;
    }),
};

const oneDoorEach: readonly Rule[] = doors.map(({ library, name, where, isDoor }) => ({
  law: `the only door to ${name} is ${where}`,
  advice: `Use what ${where} offers, or add it there.`,
  check: (house) =>
    importBreaches(shipped(house), (one, file) =>
      one.isPackage && library.test(one.target) && !isDoor(file) ? `imports ${one.specifier}` : undefined,
    ),
}));

export const libraryRules: readonly Rule[] = [...oneDoorEach, boundedLists];

/**
 * Laws of libraries: each library is imported in one folder only (line 4 of the dependency law), so that only that folder changes when the
 * library is replaced.
 */
import { breaches, importBreaches, shipped, type Rule, type SourceFile } from "#tests/architecture/house.ts";

const under =
  (...folders: readonly string[]) =>
  (file: SourceFile): boolean =>
    folders.some((folder) => file.path.startsWith(`${folder}/`));

/**
 * The files outside of core/runtime/element that import react-dom. The first one draws into the light DOM, for which only React has a
 * portal. The second one draws what paper has more than the screen while `beforeprint` is handled. React by itself draws after the script
 * that is running, which is too late where a script of the page calls `print()`: the browser takes the page as it is when the event ends.
 * Style sheets cannot do it instead: all tabs of a page and all rows of its tables would be drawn for each visitor, and hidden on the
 * screen, and the rows that a search has left out would be drawn, too.
 */
const reactDomUsers: readonly string[] = ["core/forms/light-dom/light-dom.tsx", "core/features/cms-page/use-is-printed.ts"];

const users: readonly { library: RegExp; name: string; where: string; isUser: (file: SourceFile) => boolean }[] = [
  { library: /^ofetch$/, name: "ofetch", where: "core/services/api", isUser: under("core/services/api") },
  { library: /^@r2wc\/.+$/, name: "r2wc", where: "core/runtime/element", isUser: under("core/runtime/element") },
  {
    library: /^react-dom$/,
    name: "react-dom",
    where: "core/runtime/element, core/forms/light-dom/light-dom.tsx for portals, and cms-page/use-is-printed.ts for paper",
    isUser: (file) => under("core/runtime/element")(file) || reactDomUsers.includes(file.path),
  },
  {
    library: /^@lit\/localize$/,
    name: "@lit/localize",
    where: "core/services/i18n and *.messages.ts",
    isUser: (file) => under("core/services/i18n")(file) || file.role === "messages",
  },
  {
    library: /^superstruct$/,
    name: "superstruct",
    where: "contracts, schemas, core/base/contract, core/base/values, core/services/api and core/forms/form",
    isUser: (file) =>
      ["contract", "schema"].includes(file.role ?? "") ||
      under("core/base/contract", "core/base/values", "core/services/api", "core/forms/form")(file),
  },
  {
    library: /^(react-hook-form|@hookform\/resolvers)$/,
    name: "react-hook-form and its resolver",
    where: "core/forms/form",
    isUser: under("core/forms/form"),
  },
  { library: /^downshift$/, name: "downshift", where: "core/ui/combobox", isUser: under("core/ui/combobox") },
  { library: /^embla-carousel(-.+)?$/, name: "embla", where: "core/ui/carousel", isUser: under("core/ui/carousel") },
  { library: /^react-day-picker$/, name: "react-day-picker", where: "core/ui/calendar", isUser: under("core/ui/calendar") },
  { library: /^dompurify$/, name: "dompurify", where: "core/domain/html", isUser: under("core/domain/html") },
  { library: /^altcha-lib$/, name: "altcha-lib", where: "core/services/captcha", isUser: under("core/services/captcha") },
];

/** Schema types whose values may be of any length unless a limit is given. */
const endless = new Set(["array", "set", "map"]);

const boundedLists: Rule = {
  law: "a list of a contract or a schema says how long it may be",
  advice: "`list(item, most)` of core/base/contract/endpoint.ts: what has no end, somebody sends.",
  check: (house) =>
    breaches(shipped(house), (node, parents, file) => {
      if (node.type !== "ImportSpecifier" || file.path === "core/base/contract/endpoint.ts") return undefined;
      const from = (parents.at(-1)?.["source"] as { readonly value?: unknown } | undefined)?.value;
      const { name } = node["imported"] as { readonly name: string };
      return from === "superstruct" && endless.has(name) ? `imports ${name}` : undefined;
    }),
};

const oneUserEach: readonly Rule[] = users.map(({ library, name, where, isUser }) => ({
  law: `the only user of ${name} is ${where}`,
  advice: `Use what ${where} offers, or add it there.`,
  check: (house) =>
    importBreaches(shipped(house), (one, file) =>
      one.isPackage && library.test(one.target) && !isUser(file) ? `imports ${one.specifier}` : undefined,
    ),
}));

export const libraryRules: readonly Rule[] = [...oneUserEach, boundedLists];

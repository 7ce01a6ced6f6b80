/** The plugins of the bundler that make a widget from its folder, and write the manifest into the loader. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Plugin } from "vite";
import { commonAttributes, type ElementDefinition, type ServiceName } from "#core/base/contract/element.ts";
import type { PagePaths } from "#core/runtime/element/widget.ts";
import type { Manifest } from "#loader/manifest.ts";
import { isBuilt, pathOf, type PageId } from "#core/base/values/routes.ts";
import { languages } from "#core/base/values/language.ts";
import { serviceFile } from "./folder-chunks.ts";
import { rootDir, sourceFile, type PartFolder, type WidgetFolder } from "./widgets.ts";
import { readCss, readFolderCss, readSharedCss, sheetFolder } from "./styles.ts";

/**
 * Resolves `widget:newsletter` to a module whose default export core/runtime/element/widget.ts describes, made from the widget's files. It
 * also exports the kernel's `start`, so that core needs no entry file and no request of its own. `kernel:` is for a page that uses the
 * session without a tag that provides it.
 *
 * @param sheets for each widget and part, the folders of core whose styles it contains, in the order in which they override each other
 */
export function widgetPlugin(widgets: readonly WidgetFolder[], sheets: ReadonlyMap<string, readonly string[]>): Plugin {
  return {
    name: "digi-widget",
    resolveId: (id) => (/^(widget|part|kernel):/.test(id) ? `\0${id}` : undefined),
    load(id) {
      if (id === "\0kernel:") return [startExport, `export { open as openSession } from ${sourceOf("session")};`].join("\n");
      const [, kind, name = ""] = /^\0(widget|part):(.+)$/.exec(id) ?? [];
      const widget = widgets.find((one) => one.name === name || one.parts.some((part) => part.name === name));
      if (kind === "widget" && widget) return widgetSource(widget, sheets.get(name) ?? []);
      const part = kind === "part" ? widget?.parts.find((one) => one.name === name) : undefined;
      return part && partSource(part, without(sheets.get(name), sheets.get(widget?.name ?? "")));
    },
  };
}

const without = (list: readonly string[] = [], there: readonly string[] = []): string[] => list.filter((one) => !there.includes(one));

function widgetSource(widget: WidgetFolder, sheets: readonly string[]): string {
  const { imports, fields } = commonSource(widget, sheets);
  const parts = widget.parts.length > 0 ? [`parts: ${partsMark}`] : [];
  const all = [`attributes: ${JSON.stringify(ownKinds(widget.definition.attributes))}`, ...fields, ...parts];
  return [...imports, startExport, `export default { ${all.join(", ")} };`].join("\n");
}

/** Returns the source of a module such as `part:order-flow.payment`, whose default export core/runtime/part/load-part.ts describes. */
function partSource(part: PartFolder, sheets: readonly string[]): string {
  const css = sourceFile(part.folder, "css");
  const { imports, fields } = commonSource(part, sheets, existsSync(css) ? [readCss(css)] : []);
  return [...imports, `export default { ${fields.join(", ")} };`].join("\n");
}

/** Returns the source that widgets and parts have in common: view, model (which a part may lack), services, pages and styles. */
function commonSource({ name, folder, definition }: WidgetFolder | PartFolder, sheets: readonly string[], css: readonly string[] = []) {
  const file = (role: string): string => sourceFile(folder, role);
  const hasModel = existsSync(file("model.ts"));
  const needs = definition.needs ?? [];
  const imports = [
    ...sheets.map((sheet, index) => `import { sheet as sheet${index} } from "sheet:${sheet}";`),
    ...needs.map((service) => `import ${openerOf(service)}`),
    `import { View } from ${JSON.stringify(file("view.tsx"))};`,
    ...(hasModel ? [`import { Model } from ${JSON.stringify(file("model.ts"))};`] : []),
  ];
  const fields = [
    `name: ${JSON.stringify(name)}`,
    `pages: ${JSON.stringify(pathsOf(definition.leadsTo))}`,
    `sheets: [${[...sheets.map((_sheet, index) => `...sheet${index}`), ...css.map((text) => JSON.stringify(text))].join()}]`,
    "View",
    ...(hasModel ? ["Model"] : []),
    ...(needs.length > 0 ? [`services: { ${needs.join(", ")} }`] : []),
  ];
  return { imports, fields };
}

/** The placeholder in a widget's file that is replaced by the list of its parts once all chunks are known. */
export const partsMark = "__DIGI_PARTS__";

const startExport = `export { start } from ${JSON.stringify(join(rootDir, "core/kernel.ts"))};`;
const sourceOf = (name: ServiceName): string => JSON.stringify(join(rootDir, serviceFile(name)));
const openerOf = (name: ServiceName): string => `{ open as ${name} } from ${sourceOf(name)};`;

/**
 * Returns the paths of the built pages that a widget links to. Only these are included, because the table of all pages is as large as a
 * widget, and most widgets link to one or two pages.
 */
export const pathsOf = (pages: readonly PageId[] = []): PagePaths =>
  Object.fromEntries(
    pages.filter(isBuilt).map((page) => [page, Object.fromEntries(languages.map((language) => [language, pathOf(page, language)]))]),
  );

/**
 * Provides the manifest as a module.
 *
 * @param manifest returns the manifest; it is called when the loader is built
 */
export function manifestPlugin(manifest: () => Manifest | undefined): Plugin {
  return {
    name: "digi-manifest",
    resolveId: (id) => (id === "virtual:manifest" ? `\0${id}` : undefined),
    load(id) {
      if (id !== "\0virtual:manifest") return undefined;
      const known = manifest();
      if (!known) throw new Error("the loader comes last");
      return Object.entries(known)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
    },
  };
}

/** Returns the data of the definitions that the page's code needs: the kinds of the attributes, without the texts of the manual. */
export function kindsOfDefinition(attributes: ElementDefinition["attributes"]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(attributes).map(([name, { text: _text, ...kind }]) => [name, { ...kind, example: undefined }]));
}

/** Returns the kinds of the attributes that only this widget has, because core knows those of every tag. */
function ownKinds(attributes: ElementDefinition["attributes"]): Record<string, unknown> {
  const kinds = Object.entries(kindsOfDefinition(attributes));
  return Object.fromEntries(kinds.filter(([name, kind]) => !isDeepStrictEqual(kind, commonKinds[name])));
}

const commonKinds = kindsOfDefinition(commonAttributes);

/** Provides the definitions to the doctor: every tag with its attributes and the pages that it links to. */
export function definitionsPlugin(widgets: readonly WidgetFolder[]): Plugin {
  const definitions = Object.fromEntries(widgets.map(({ definition }) => [definition.tag, kindsOfDefinition(definition.attributes)]));
  const pages = Object.fromEntries(widgets.map((widget) => [widget.definition.tag, pagesOf(widget)]));
  const source = [`export const definitions = ${JSON.stringify(definitions)};`, `export const pages = ${JSON.stringify(pages)};`].join(
    "\n",
  );
  return {
    name: "digi-definitions",
    resolveId: (id) => (id === "virtual:definitions" ? `\0${id}` : undefined),
    load: (id) => (id === "\0virtual:definitions" ? source : undefined),
  };
}

const pagesOf = ({ definition, parts }: WidgetFolder): PageId[] => [
  ...new Set([definition, ...parts.map((part) => part.definition)].flatMap(({ leadsTo = [] }) => leadsTo)),
];

/**
 * Provides the address of the provider's site as a module.
 *
 * @param site the address; an empty string where each page sets it (`data-site`)
 */
export const sitePlugin = (site: string): Plugin => ({
  name: "digi-site",
  resolveId: (id) => (id === "virtual:site" ? `\0${id}` : undefined),
  load: (id) => (id === "\0virtual:site" ? `export const site = ${JSON.stringify(site)};` : undefined),
});

/**
 * Provides the address of the folder with all releases as a module, for a loader that somebody has copied to another address.
 *
 * @param address the address; an empty string where there is none
 */
export const releasesPlugin = (address: string): Plugin => ({
  name: "digi-releases",
  resolveId: (id) => (id === "virtual:releases" ? `\0${id}` : undefined),
  load: (id) => (id === "\0virtual:releases" ? `export const releases = ${JSON.stringify(address && loaderIn(address))};` : undefined),
});

const loaderIn = (folder: string): string => new URL("v1/loader.js", folder.replace(/\/?$/, "/")).href;

export function stylesPlugin(): Plugin {
  return {
    name: "digi-styles",
    resolveId: (id) => (id === "virtual:styles" || sheetFolder(id) ? `\0${id}` : undefined),
    load(id) {
      const folder = sheetFolder(id);
      if (folder === undefined && id !== "\0virtual:styles") return undefined;
      // The style sheet is exported in a list, because a plain constant would be inlined wherever it is imported.
      return folder === undefined
        ? `export const css = ${JSON.stringify(readSharedCss())};`
        : `export const sheet = [${JSON.stringify(readFolderCss(folder))}];`;
    },
  };
}

/**
 * Rejects a view that is imported by `import()`. Only `<Part>` can fetch a view together with its texts, styles and pages, and retry after
 * a failure.
 */
export function noBareViewsPlugin(): Plugin {
  return {
    name: "digi-no-bare-views",
    resolveDynamicImport(specifier, importer) {
      if (typeof specifier === "string" && specifier.includes(".view.tsx"))
        throw new Error(`${importer}: import("${specifier}") brings neither texts nor styles, and never comes after a failure: use <Part>`);
      return undefined;
    },
  };
}

/**
 * A release for development: a folder of the same files as `dist/`, whose scripts import their modules from Vite's development server
 * instead of containing them. Nothing is bundled but the loader, so the folder is written in a second. Prerendered screens are left out: a
 * tag keeps its reserved space until its view is drawn.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createBuilder } from "vite";
import { languages, type Language } from "#core/base/values/language.ts";
import type { Catalogue } from "#core/services/i18n/locale.ts";
import { writeOpenApi } from "#demo/api/app/openapi.ts";
import { catalogueFolders, prepareTexts, readTemplates, Untranslated, type CatalogueFolder } from "./catalogues.ts";
import { doctorEntry, entriesOf } from "./chunks.ts";
import { createManifest, evergreenFolder, loaderEnvironment } from "./loader.ts";
import { writeManuals } from "./manuals.ts";
import { manifestPlugin, releasesPlugin, sitePlugin } from "./plugins.ts";
import { writeReserve } from "./reserve.ts";
import { readCss } from "./styles.ts";
import { outputOf, shared } from "./vite.ts";
import { rootDir, sourceFile, type WidgetFolder } from "./widgets.ts";

/**
 * Makes views hot: the runtime of React's refresh has to be there before React is. Vite's client reloads the page where a change cannot be
 * taken over.
 */
const hot = `import { injectIntoGlobalHook } from "/@react-refresh";
import "/@vite/client";
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
`;

/** Returns a file in the release's format (build/README.md) that exports what a module of the development server exports. */
const linked = (module: string, hotFile: string): string => `import ${JSON.stringify(hotFile)};
import * as all from ${JSON.stringify(module)};
export const d = [];
export default (_require, exports) => {
  for (const name of Object.keys(all)) Object.defineProperty(exports, name, { enumerable: true, get: () => all[name] });
};
`;

const ofValues = (values: object): string =>
  `export const d = [];\nexport default (_require, exports) => void Object.assign(exports, ${JSON.stringify(values)});\n`;

/** Returns the address at which Vite serves a module: a file of the repository, or a module that a plugin makes. */
const servedAt = (request: string): string =>
  request.startsWith(rootDir) ? `/${request.slice(rootDir.length)}` : `/@id/__x00__${request}`;

export type DevRelease = {
  /** Writes the files that contain texts and styles, after one of these was saved. */
  writeLanguageFiles(): Promise<void>;
  writeLoader(): Promise<void>;
};

/**
 * Writes the whole folder.
 * @param folder is removed first
 */
export async function writeDevRelease(folder: string, widgets: readonly WidgetFolder[], version: string): Promise<DevRelease> {
  rmSync(folder, { recursive: true, force: true });
  const write = (path: string, content: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  write(`${version}/hot.js`, hot);
  for (const [name, request] of Object.entries({ ...entriesOf(widgets), ...doctorEntry })) {
    const path = name === "prerender" ? `shared/${name}.js` : `${version}/${name}.js`;
    write(path, linked(servedAt(request), `../${version}/hot.js`));
  }

  /** The translations that were read last: they stay while a text has none yet, which is then shown in English. */
  const known = new Map<string, Catalogue>();
  const translated = async (of: CatalogueFolder, language: Language): Promise<Catalogue> => {
    const key = `${of.name}.${language}`;
    try {
      known.set(key, await readTemplates(of, language));
    } catch (error) {
      if (!(error instanceof Untranslated)) throw error;
      process.stdout.write(`${error.message}\n\`npm run locales\` lists them. Until each has a translation, those of before are shown.\n`);
    }
    return known.get(key) ?? {};
  };

  const writeLanguageFiles = async (): Promise<void> => {
    const [core, ...folders] = catalogueFolders(widgets);
    for (const language of languages) {
      const texts = core ? await translated(core, language) : {};
      write(`${version}/core.${language}.js`, ofValues({ templates: texts }));
      for (const of of folders) {
        const css = sourceFile(of.folder, "css");
        // A part's styles are in its module (build/plugins.ts); those of a widget come with its texts.
        const isWidget = widgets.some(({ name }) => name === of.name);
        const templates = { ...texts, ...(await translated(of, language)) };
        write(`${version}/${of.name}.${language}.js`, ofValues({ templates, ...(isWidget && existsSync(css) && { css: readCss(css) }) }));
      }
    }
  };

  const writeLoader = async (): Promise<void> => {
    const manifest = createManifest(widgets, [], { version, integrity: "", named: ["shared/prerender.js"] });
    const plugins = [manifestPlugin(() => manifest), sitePlugin(""), releasesPlugin("")];
    const builder = await createBuilder({
      ...shared,
      configFile: false,
      plugins,
      environments: { loader: loaderEnvironment },
    });
    const [script] = await outputOf(builder, "loader");
    if (script?.type !== "chunk") throw new Error("the loader is no script");
    for (const path of [evergreenFolder(version), version]) write(`${path}/loader.js`, script.code);
  };

  // A text without a translation is told when its folder is read.
  await prepareTexts(catalogueFolders(widgets)).catch((error: unknown) => {
    if (!(error instanceof Untranslated)) throw error;
  });
  await Promise.all([writeLanguageFiles(), writeLoader(), writeOpenApi(join(folder, "openapi.json"))]);
  writeManuals(widgets, folder, version);
  writeReserve(widgets, [join(folder, version), join(folder, evergreenFolder(version))]);
  return { writeLanguageFiles, writeLoader };
}

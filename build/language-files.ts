/**
 * Writes the files with everything that a widget needs in one language: its texts, its prerendered screen and its own styles. The texts of
 * core are in files of their own, which all widgets share.
 */
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { awaitingActivationKey } from "#core/services/stored/awaiting-activation.ts";
import { flagKey } from "#core/services/session/token-store.ts";
import { languages, sourceLanguage } from "#core/base/values/language.ts";
import type { Catalogue, Texts } from "#core/services/i18n/locale.ts";
import { textKey } from "#core/services/i18n/text-key.ts";
import { readTemplates, type Sources } from "./catalogues.ts";
import { withImports } from "./chunk-imports.ts";
import type { Chunk } from "./chunks.ts";
import { screenStyles } from "./screen-styles.ts";
import { joined } from "./folder-chunks.ts";
import { rootDir, sourceFile, type WidgetFolder } from "./widgets.ts";
import type { PrerenderedScreens } from "./prerender.ts";
import { readCss, sheetFolders } from "./styles.ts";

/**
 * Returns a value as JavaScript, with names that are not quoted. Quoted names inside a text are left alone, because their quotation marks
 * are escaped by backslashes.
 */
const literal = (value: unknown): string => JSON.stringify(value).replace(/"([a-z_]\w*)":/gi, "$1:");

/**
 * Returns the code of a file. Its function is in parentheses, like that of other chunks, so that engines compile it once, while the file
 * arrives.
 *
 * @param getters the body of each getter function, by the name of its export
 */
const file = (exports: Readonly<Record<string, unknown>>, getters: Readonly<Record<string, string>> = {}): string => {
  const values = Object.entries(exports).map(([name, value]) => `exports.${name}=${literal(value)}`);
  const asked = Object.entries(getters).map(([name, body]) => `Object.defineProperty(exports,"${name}",{get(){${body}}})`);
  return `export const d=[];export default((require,exports)=>{${[...values, ...asked].join(";")}});\n`;
};

/**
 * Returns the body of a getter that gives the prerendered screen only to unknown visitors. It is evaluated on each access, because a login
 * changes the result. Where the browser denies access to its storage, no login is stored, so the visitor counts as unknown.
 */
const forStrangers = (screen: unknown): string =>
  `try{if(localStorage.getItem("${flagKey}")=="yes"||sessionStorage.getItem("${awaitingActivationKey}"))return}catch{}return ${literal(screen)}`;

/**
 * Writes the language files of all widgets and parts. The texts of core follow their folders: texts of folders that are joined into one
 * chunk go to every page, and others into the files of the widgets that load the folder's chunk.
 *
 * @param sources the texts of core, each with the files that contain it
 */
export async function writeLanguageFiles(
  widgets: readonly WidgetFolder[],
  chunks: readonly Chunk[],
  { sources, screens }: { readonly sources: Sources; readonly screens: PrerenderedScreens },
  releaseDir: string,
): Promise<void> {
  const everywhere = textsIn(
    chunks.filter(({ name }) => name in joined).flatMap((chunk) => chunk.sources),
    sources,
  );
  for (const language of languages) {
    const core = await readTemplates({ name: "core", folder: join(rootDir, "core") }, language);
    const pick = (ids: readonly string[]): Texts =>
      shortTexts(Object.fromEntries(Object.entries(core).filter(([key]) => ids.some((id) => textKey(id) === key))));
    if (language !== sourceLanguage) writeFileSync(join(releaseDir, `core.${language}.js`), file({ templates: pick(everywhere) }));
    for (const widget of widgets) {
      const modules = sourcesOf(chunks, widget.name);
      const own = textsIn(modules, sources).filter((id) => !everywhere.includes(id));
      const templates = { ...shortTexts(await readTemplates(widget, language)), ...pick(own) };
      const screen = screens.get(widget.name)?.get(language);
      const screenCss = screenStyles(sheetFolders(modules), screen ?? []);
      const css = readCss(sourceFile(widget.folder, "css"));
      const isForStrangers = widget.definition.prerendered === "for-strangers";
      const content = { templates, ...(screen && !isForStrangers && { screen }), ...(screenCss && { screenCss }), ...(css && { css }) };
      const getters = isForStrangers && { screen: forStrangers(screen) };
      writeFileSync(join(releaseDir, `${widget.name}.${language}.js`), file(content, getters || {}));
      for (const part of language === sourceLanguage ? [] : widget.parts) {
        const known = [...everywhere, ...own];
        const more = textsIn(sourcesOf(chunks, part.name), sources).filter((id) => !known.includes(id));
        const partTemplates = { ...shortTexts(await readTemplates(part, language)), ...pick(more) };
        writeFileSync(join(releaseDir, `${part.name}.${language}.js`), file({ templates: partTemplates }));
      }
    }
  }
}

/**
 * Shortens each text whose values are in their natural order to an array of its strings. Without counting its words, such a text then takes
 * a third less space.
 */
const shortTexts = (catalogue: Catalogue): Texts =>
  Object.fromEntries(Object.entries(catalogue).map(([key, text]) => [key, inOrder(text) ? text.strings : text]));

const inOrder = (text: Catalogue[string]): text is Extract<Catalogue[string], { strTag: true }> =>
  typeof text === "object" && "strTag" in text && text.values.every((value, index) => Number(value) === index);

/** Returns the ids of those texts of core that the given modules contain. */
function textsIn(code: readonly string[], sources: Sources): string[] {
  const modules = new Set(code);
  return sources.filter(([, file]) => modules.has(resolve(rootDir, file))).map(([id]) => id);
}

/** Returns the source modules of all files that a widget loads. */
export function sourcesOf(chunks: readonly Chunk[], widget: string): string[] {
  const own = chunks.find((chunk) => chunk.entry === widget);
  const files = own ? withImports(chunks, own.fileName) : [];
  return files.flatMap((file) => chunks.find((chunk) => chunk.fileName === file)?.sources ?? []);
}

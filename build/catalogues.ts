/**
 * The texts of core and of each room: extracted from `*.messages.ts` into `locales/<language>.xlf` for translators,
 * generated from there into `locales/<language>.ts`.
 * A text without a translation fails the build.
 */
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { RuntimeLitLocalizer } from "@lit/localize-tools/lib/modes/runtime.js";
import type { Locale } from "@lit/localize-tools/lib/types/locale.js";
import { languages, sourceLanguage, type Language } from "#core/values/language.ts";
import type { Catalogue } from "#core/i18n/locale.ts";
import { textKey } from "#core/i18n/text-key.ts";
import { rootDir, type RoomFolder } from "./rooms.ts";

/** `core`, or a room or part by its name. */
export type CatalogueFolder = { readonly name: string; readonly folder: string };

const core = join(rootDir, "core");
const targets = languages.filter((language) => language !== sourceLanguage);

export const catalogueFolders = (rooms: readonly RoomFolder[]): CatalogueFolder[] => [
  { name: "core", folder: core },
  ...rooms.flatMap((room) => [room, ...room.parts]),
];

/** Extracts new texts into the xliff files; what is translated there stays. */
export async function extractTexts({ folder }: CatalogueFolder): Promise<void> {
  await localizerOf(folder).writeInterchangeFiles();
}

/**
 * Writes `locales/<language>.ts`. Throws where a text has no translation, naming them all.
 * @returns the id of each text and the source file that says it.
 */
export async function generateModules({ name, folder }: CatalogueFolder): Promise<ReadonlyMap<string, string>> {
  const localizer = localizerOf(folder);
  const { messages, errors } = localizer.extractSourceMessages();
  if (errors.length > 0) throw new Error(`${name}: ${errors.map((error) => JSON.stringify(error.messageText)).join("; ")}`);
  const { translations } = localizer.readTranslationsSync();
  const missing = targets.flatMap((language) => {
    const filled = translations.get(tag(language))?.filter(({ contents }) => contents.map(textOf).join("").trim() !== "");
    const translated = new Set(filled?.map((message) => message.name));
    return messages
      .filter((message) => !translated.has(message.name))
      .map((message) => `${language}: ${message.contents.map(textOf).join("")}`);
  });
  if (missing.length > 0)
    throw new Error(`${name}: texts without a translation in ${relative(rootDir, folder)}/locales\n  ${missing.join("\n  ")}`);
  await localizer.build();
  return new Map(messages.map((message) => [message.name, message.file.fileName]));
}

const textOf = (part: string | { untranslatable: string }): string => (typeof part === "string" ? part : part.untranslatable);

/** The tools brand what is a plain language tag. */
const tag = (language: Language): Locale => language as unknown as Locale;

function localizerOf(folder: string): RuntimeLitLocalizer {
  const locales = join(folder, "locales");
  mkdirSync(locales, { recursive: true });
  return new RuntimeLitLocalizer({
    baseDir: rootDir,
    resolve: (path) => path,
    sourceLocale: tag(sourceLanguage),
    targetLocales: targets.map(tag),
    tsConfig: join(rootDir, "build/localize.tsconfig.json"),
    inputFiles: [join(folder, folder === core ? "**/*.messages.ts" : "*.messages.ts")],
    output: { mode: "runtime", outputDir: locales, language: "ts" },
    interchange: { format: "xliff", xliffDir: locales },
  });
}

/** Throws where two texts of a page would have one key. @param texts for each folder, the ids of its texts and the files that say them */
export function refuseOneKeyForTwo(texts: readonly ReadonlyMap<string, string>[]): void {
  const known = new Map<string, string>();
  for (const [id, file] of texts.flatMap((folder) => [...folder])) {
    const other = known.get(textKey(id)) ?? id;
    if (other !== id)
      throw new Error(`${file}: its text ${id} begins as ${other} does; say it in other words, or lengthen core/i18n/text-key.ts`);
    known.set(textKey(id), id);
  }
}

/** The generated texts of a folder in a language; none in the language of the sources. */
export async function readTemplates({ name, folder }: CatalogueFolder, language: Language): Promise<Catalogue> {
  if (language === sourceLanguage) return {};
  const module = join(folder, `locales/${language}.ts`);
  if (!existsSync(module)) throw new Error(`${name}: no locales/${language}.ts; run npm run locales`);
  // A query makes a watching build read the module again.
  const { templates } = (await import(`${pathToFileURL(module).href}?t=${hashOf(module)}`)) as { templates: Catalogue };
  return Object.fromEntries(Object.entries(templates).map(([id, text]) => [textKey(id), text]));
}

const hashOf = (file: string): number => [...readFileSync(file, "utf8")].reduce((hash, char) => (hash * 31 + char.charCodeAt(0)) | 0, 0);

/**
 * The texts of core and of each widget. They are extracted from `*.messages.ts` into `locales/<language>.xlf` for translators, and all code
 * that needs translations reads them from these files. Nothing is generated among the sources: the results of the compiler are cached in
 * `.cache/locales`, by a hash of their input. A text without a translation fails the build.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { RuntimeLitLocalizer } from "@lit/localize-tools/lib/modes/runtime.js";
import type { Message } from "@lit/localize-tools/lib/messages.js";
import { extractMessagesFromProgram } from "@lit/localize-tools/lib/program-analysis.js";
import type { Locale } from "@lit/localize-tools/lib/types/locale.js";
import { languages, sourceLanguage, type Language } from "#core/base/values/language.ts";
import type { Catalogue } from "#core/services/i18n/locale.ts";
import { textKey } from "#core/services/i18n/text-key.ts";
import { rootDir, type WidgetFolder } from "./widgets.ts";

type Program = RuntimeLitLocalizer["program"];

/** A folder with texts, and its name: `core`, a widget or a part. */
export type CatalogueFolder = { readonly name: string; readonly folder: string };

const core = join(rootDir, "core");
const targets = languages.filter((language) => language !== sourceLanguage);

export const catalogueFolders = (widgets: readonly WidgetFolder[]): CatalogueFolder[] => [
  { name: "core", folder: core },
  ...widgets.flatMap((widget) => [widget, ...widget.parts]),
];

export type Sources = readonly (readonly [id: string, file: string])[];

/** The texts of a folder, with their translations. */
export type Texts = {
  /** The id of each text with the source file that contains it. A text that several files contain is listed once for each file. */
  readonly sources: Sources;
  /** The translations by language and by `textKey`. The language of the sources has no entry. */
  readonly templates: Readonly<Partial<Record<Language, Catalogue>>>;
};

/** Extracts new texts into the xliff files. Existing translations are kept. */
export async function extractTexts({ folder }: CatalogueFolder): Promise<void> {
  await new Localizer([folder]).writeInterchangeFiles();
}

/**
 * Fills the cache for all folders that are not cached yet, with a single compiler, because a compiler for each folder would read the same
 * packages and types each time.
 */
export async function prepareTexts(folders: readonly CatalogueFolder[]): Promise<void> {
  const unknown = folders.filter((of) => !existsSync(storedFile(of)));
  if (unknown.length < 2) return; // A single folder needs no shared compiler, because its texts are generated when they are read.
  const { program } = new Localizer(unknown.map(({ folder }) => folder));
  for (const of of unknown) await generate(of, storedFile(of), program);
}

/**
 * Reads the texts of a folder. Throws where texts have no translation, with the names of all of them, and where a translation has lost a
 * value.
 */
export async function readTexts(of: CatalogueFolder): Promise<Texts> {
  const stored = storedFile(of);
  if (!existsSync(stored)) await generate(of, stored);
  const { sources, templates } = JSON.parse(readFileSync(stored, "utf8")) as Generated;
  return { sources: sources.map(([id, file]) => [id, join(of.folder, file)]), templates };
}

/** Returns the texts of a folder in a language. Empty in the language of the sources. */
export const readTemplates = async (of: CatalogueFolder, language: Language): Promise<Catalogue> =>
  (await readTexts(of)).templates[language] ?? {};

/** The texts as they are cached. File paths are relative to the folder, so that a copy of a widget finds the same cache entry. */
type Generated = { readonly sources: Sources; readonly templates: Texts["templates"] };

const cache = join(rootDir, ".cache/locales");
const storedFile = ({ name, folder }: CatalogueFolder): string => join(cache, name, `${hashOf(folder)}.json`);

/** Returns a hash of everything that the texts are generated from, including this file and the library. */
function hashOf(folder: string): string {
  const hash = createHash("sha256");
  const add = (name: string, file: string): void => void hash.update(`\0${name}\0`).update(readFileSync(file));
  for (const name of ["build/catalogues.ts", "core/services/i18n/text-key.ts", "node_modules/@lit/localize-tools/package.json"])
    add(name, join(rootDir, name));
  const names = readdirSync(folder, { recursive: folder === core, encoding: "utf8" }).filter((name) => name.endsWith(".messages.ts"));
  const translated = targets.map((language) => `locales/${language}.xlf`).filter((name) => existsSync(join(folder, name)));
  for (const name of [...names.sort(), ...translated]) add(name, join(folder, name));
  return hash.digest("hex").slice(0, 32);
}

/**
 * Generates the texts of a folder into the cache. The result is made in a temporary folder and then moved, because a build and tests may
 * generate the same texts at the same time.
 */
async function generate({ name, folder }: CatalogueFolder, stored: string, program?: Program): Promise<void> {
  mkdirSync(join(cache, name), { recursive: true });
  const work = mkdtempSync(join(cache, name, "work-"));
  try {
    const localizer = new Localizer([folder], { outputDir: work, known: program });
    const { messages, errors } = localizer.extractSourceMessages();
    if (errors.length > 0) throw new Error(`${name}: ${errors.map((error) => JSON.stringify(error.messageText)).join("; ")}`);
    refuseUntranslated({ name, folder }, messages, localizer.readTranslationsSync().translations);
    await localizer.build();
    const templates: Partial<Record<Language, Catalogue>> = {};
    for (const language of targets) {
      const made = (await import(pathToFileURL(join(work, `${language}.js`)).href)) as { templates: Catalogue };
      templates[language] = Object.fromEntries(Object.entries(made.templates).map(([id, text]) => [textKey(id), text]));
    }
    const sources = localizer.sayings().map(([id, file]) => [id, relative(folder, resolve(rootDir, file))] as const);
    writeFileSync(join(work, "texts.json"), JSON.stringify({ sources, templates } satisfies Generated));
    renameSync(join(work, "texts.json"), stored);
  } finally {
    rmSync(work, { recursive: true });
  }
}

/** The error that is thrown where texts have no translation. Its message names these texts. */
export class Untranslated extends Error {}

function refuseUntranslated(
  { name, folder }: CatalogueFolder,
  messages: readonly Message[],
  translations: ReadonlyMap<Locale, readonly Message[]>,
): void {
  const missing = targets.flatMap((language) => {
    const filled = translations.get(tag(language))?.filter(({ contents }) => contents.map(textOf).join("").trim() !== "");
    const translated = new Set(filled?.map((message) => message.name));
    return messages
      .filter((message) => !translated.has(message.name))
      .map((message) => `${language}: ${message.contents.map(textOf).join("")}`);
  });
  if (missing.length > 0)
    throw new Untranslated(`${name}: texts without a translation in ${relative(rootDir, folder)}/locales\n  ${missing.join("\n  ")}`);
}

const textOf = (part: string | { untranslatable: string }): string => (typeof part === "string" ? part : part.untranslatable);

/** Casts a language to the branded type that the library requires for a language tag. */
const tag = (language: Language): Locale => language as unknown as Locale;

/**
 * The library's localizer with two differences. The library names only one file for each text, whereas this class names every file. The
 * library also includes texts of imported files in other folders, whereas here only files of the given folders count.
 */
class Localizer extends RuntimeLitLocalizer {
  readonly #folders: readonly string[];
  readonly #known: Program | undefined;

  /**
   * Creates a localizer.
   *
   * @param folders the folders whose texts are read; xliff files are written into the first one
   * @param options.outputDir the folder for the generated modules
   * @param options.known the result of an earlier compiler run over at least these folders, so that nothing is read a second time
   */
  constructor(
    folders: readonly string[],
    { outputDir = cache, known }: { readonly outputDir?: string; readonly known?: Program | undefined } = {},
  ) {
    super({
      baseDir: rootDir,
      resolve: (path) => path,
      sourceLocale: tag(sourceLanguage),
      targetLocales: targets.map(tag),
      tsConfig: join(rootDir, "build/localize.tsconfig.json"),
      inputFiles: folders.map((folder) => join(folder, folder === core ? "**/*.messages.ts" : "*.messages.ts")),
      output: { mode: "runtime", outputDir, language: "js" },
      interchange: { format: "xliff", xliffDir: join(folders[0] ?? "", "locales") },
    });
    this.#folders = folders;
    this.#known = known;
  }

  override get program(): Program {
    return narrowed(this.#known ?? super.program, (file) => this.#folders.some((folder) => isOf(folder, file)));
  }

  sayings(): Sources {
    const { program } = this;
    return program.getSourceFiles().flatMap((file) => {
      const { messages } = extractMessagesFromProgram(narrowed(program, (other) => other === file.fileName));
      return messages.map(({ name }) => [name, file.fileName] as const);
    });
  }
}

/** Returns the same program, limited to those of its files for which `isWanted` is true. */
const narrowed = (program: Program, isWanted: (file: string) => boolean): Program =>
  Object.create(program, {
    getSourceFiles: { value: () => program.getSourceFiles().filter(({ fileName }) => isWanted(fileName)) },
  }) as Program;

/**
 * Tells whether a file belongs to a folder. Files in subfolders belong to `core`, but not to a widget, whose subfolders are parts with
 * texts of their own.
 */
const isOf = (folder: string, file: string): boolean => (folder === core ? file.startsWith(`${core}/`) : dirname(file) === folder);

/**
 * Throws where two texts of a page would have the same key.
 *
 * @param texts for each folder, the ids of its texts and the files that contain them
 */
export function refuseOneKeyForTwo(texts: readonly Sources[]): void {
  const known = new Map<string, string>();
  for (const [id, file] of texts.flat()) {
    const other = known.get(textKey(id)) ?? id;
    if (other !== id)
      throw new Error(`${file}: its text ${id} begins as ${other} does; say it in other words, or lengthen core/services/i18n/text-key.ts`);
    known.set(textKey(id), id);
  }
}

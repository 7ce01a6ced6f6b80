/**
 * The texts of core and of each widget: extracted from `*.messages.ts` into `locales/<language>.xlf` for translators, read from there by
 * whoever needs them. Nothing is generated among the sources: what a compiler found out is kept in `.cache/locales` by what went in.
 * A text without a translation fails the build.
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

/** `core`, or a widget or part by its name. */
export type CatalogueFolder = { readonly name: string; readonly folder: string };

const core = join(rootDir, "core");
const targets = languages.filter((language) => language !== sourceLanguage);

export const catalogueFolders = (widgets: readonly WidgetFolder[]): CatalogueFolder[] => [
  { name: "core", folder: core },
  ...widgets.flatMap((widget) => [widget, ...widget.parts]),
];

export type Sources = readonly (readonly [id: string, file: string])[];

/** What a folder says. */
export type Texts = {
  /** The id of each text with a source file that says it: a text that several files say stands here for each of them. */
  readonly sources: Sources;
  /** By language and `textKey`; none in the language of the sources. */
  readonly templates: Readonly<Partial<Record<Language, Catalogue>>>;
};

/** Extracts new texts into the xliff files; what is translated there stays. */
export async function extractTexts({ folder }: CatalogueFolder): Promise<void> {
  await new Localizer([folder]).writeInterchangeFiles();
}

/** Finds out at once what nothing is kept of: a compiler for each folder would read the same packages and types each time. */
export async function prepareTexts(folders: readonly CatalogueFolder[]): Promise<void> {
  const unknown = folders.filter((of) => !existsSync(storedFile(of)));
  if (unknown.length < 2) return; // one alone is found out when it is read
  const { program } = new Localizer(unknown.map(({ folder }) => folder));
  for (const of of unknown) await generate(of, storedFile(of), program);
}

/** Throws where a text has no translation, naming them all, or where one lost a value. */
export async function readTexts(of: CatalogueFolder): Promise<Texts> {
  const kept = storedFile(of);
  if (!existsSync(kept)) await generate(of, kept);
  const { sources, templates } = JSON.parse(readFileSync(kept, "utf8")) as Generated;
  return { sources: sources.map(([id, file]) => [id, join(of.folder, file)]), templates };
}

/** The texts of a folder in a language; none in the language of the sources. */
export const readTemplates = async (of: CatalogueFolder, language: Language): Promise<Catalogue> =>
  (await readTexts(of)).templates[language] ?? {};

/** As it is kept: files count from the folder, so that a copy of a widget is known. */
type Generated = { readonly sources: Sources; readonly templates: Texts["templates"] };

const cache = join(rootDir, ".cache/locales");
const storedFile = ({ name, folder }: CatalogueFolder): string => join(cache, name, `${hashOf(folder)}.json`);

/** Of all that the texts are made from, this file and the library included. */
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

/** Works in a folder of its own and moves the result: a build and tests may do the same at once. */
async function generate({ name, folder }: CatalogueFolder, kept: string, program?: Program): Promise<void> {
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
    renameSync(join(work, "texts.json"), kept);
  } finally {
    rmSync(work, { recursive: true });
  }
}

/** Its message names the texts. */
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

/** The tools brand what is a plain language tag. */
const tag = (language: Language): Locale => language as unknown as Locale;

/** The library's own list names one file for each text, and it takes in what the files of another folder say that a folder's own ask for. */
class Localizer extends RuntimeLitLocalizer {
  readonly #folders: readonly string[];
  readonly #known: Program | undefined;

  /**
   * @param folders those that texts are asked of; files that are written are those of the first
   * @param options.outputDir where its modules go
   * @param options.known what a compiler has found out of them, and of others: nothing is read once more
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

/** The same with those of its files alone. */
const narrowed = (program: Program, isWanted: (file: string) => boolean): Program =>
  Object.create(program, {
    getSourceFiles: { value: () => program.getSourceFiles().filter(({ fileName }) => isWanted(fileName)) },
  }) as Program;

/** Core has folders; a widget's are parts with texts of their own. */
const isOf = (folder: string, file: string): boolean => (folder === core ? file.startsWith(`${core}/`) : dirname(file) === folder);

/** Throws where two texts of a page would have one key. @param texts for each folder, the ids of its texts and the files that say them */
export function refuseOneKeyForTwo(texts: readonly Sources[]): void {
  const known = new Map<string, string>();
  for (const [id, file] of texts.flat()) {
    const other = known.get(textKey(id)) ?? id;
    if (other !== id)
      throw new Error(`${file}: its text ${id} begins as ${other} does; say it in other words, or lengthen core/services/i18n/text-key.ts`);
    known.set(textKey(id), id);
  }
}

/**
 * Reads the catalogues of translations, so that a journey in each language can press and expect the texts that a customer reads in that
 * language.
 */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { rootDir } from "#build/widgets.ts";
import { languages, sourceLanguage, type Language } from "#core/base/values/language.ts";

export type Words = {
  /** Returns the text of the language that translates an English one. */
  readonly say: (english: string) => string;
  /**
   * Returns a pattern for a text that contains values, such as a price. The English text is given with `…` for each value. A space matches
   * spaces of all kinds.
   */
  readonly like: (english: string) => RegExp;
};

const entities: Readonly<Record<string, string>> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&apos;": "'", "&amp;": "&" };
const plain = (xml = ""): string =>
  xml
    .replace(/<x [^>]*>/g, "…")
    .replace(/&\w+;/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, " ");

/** Returns the texts of a language by their English ones. An English text has the same translation in all catalogues. */
function textsOf(language: Language): ReadonlyMap<string, string> {
  const files = ["core", "widgets"].flatMap((folder) =>
    readdirSync(join(rootDir, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(`locales/${language}.xlf`))
      .map((file) => join(rootDir, folder, file)),
  );
  const units = files.flatMap((file) => [...readFileSync(file, "utf8").matchAll(/<source>(.*?)<\/source>\s*<target>(.*?)<\/target>/gs)]);
  return new Map(units.map(([, source, target]) => [plain(source), plain(target)]));
}

/**
 * Returns the functions that translate English texts into a language. They throw where no catalogue has the text, because a journey would
 * otherwise compare an English text with itself.
 */
export function wordsIn(language: Language): Words {
  const other = languages.find((one) => one !== sourceLanguage) as Language;
  const texts = textsOf(language === sourceLanguage ? other : language);
  const say = (english: string): string => {
    const text = texts.get(english);
    if (text === undefined) throw new Error(`No catalogue has the text "${english}".`);
    return language === sourceLanguage ? english : text;
  };
  return {
    say,
    like: (english) =>
      new RegExp(
        say(english)
          .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
          .replaceAll("…", ".*")
          .replace(/\s/g, "\\s"),
      ),
  };
}

/**
 * The page's language and its texts. One catalogue per widget and one for core are merged into one table per language;
 * `msg()` of @lit/localize reads it. English is in the sources and always there.
 *
 * Wrapped here: the library's one global configuration, and its habit of answering a repeated request for a language
 * whose catalogue failed with the old failure.
 */
import { configureLocalization, type LocaleModule } from "@lit/localize";
import { signal, type ReadonlySignal } from "@preact/signals-core";
import { codeOf, DigiError } from "#core/base/errors/digi-error.ts";
import { languages, sourceLanguage, type Language } from "#core/base/values/language.ts";
import { textKey } from "./text-key.ts";

/** Texts by `textKey`. */
export type Catalogue = LocaleModule["templates"];
/** As they travel: of a text with values in their order only its pieces. */
export type Texts = Readonly<Record<string, Catalogue[string] | readonly string[]>>;
/** Fetches one catalogue: a widget's name or `core`. Rejects with `catalogue.failed`. */
export type LoadCatalogue = (widget: string, language: Language) => Promise<Texts>;

export type Locale = {
  /** The language that is shown. Changes only when its texts are there. */
  readonly language: ReadonlySignal<Language>;
  /** Counts every change of texts (another language, a late catalogue). Who draws texts reads it. */
  readonly revision: ReadonlySignal<number>;
  /** What the next widget is drawn in: the language that is shown, or that is on its way. */
  wanted(): Language;
  /** Shows another language. The latest call wins; on failure it rejects, the old language stays for all widgets, and the call can be made again. */
  setLanguage(language: Language): Promise<void>;
  /** Makes the texts of a widget available in the language that is shown when it resolves, before its view is drawn. */
  addWidget(widget: string): Promise<void>;
};

let library: ReturnType<typeof configureLocalization> | undefined;
const tables = new Map<Language, Texts>();

/** The library can be configured only once in a realm; later callers share it. */
function configure(): ReturnType<typeof configureLocalization> {
  library ??= configureLocalization({
    sourceLocale: sourceLanguage,
    targetLocales: languages.filter((language) => language !== sourceLanguage),
    loadLocale: (language) => Promise.resolve({ templates: byId(tableOf(language as Language)) }),
  });
  return library;
}

/** As the library asks for them. */
const byId = (table: Texts): Catalogue =>
  new Proxy(table as Catalogue, {
    get(_table, id) {
      const text = table[textKey(String(id))];
      return Array.isArray(text) ? { strTag: true, strings: text } : text;
    },
  });

/** The library keeps the object it was given, so catalogues are added to it in place. */
function tableOf(language: Language): Texts {
  const table = tables.get(language) ?? {};
  tables.set(language, table);
  return table;
}

export function createLocale(initial: Language, load: LoadCatalogue): Locale {
  const { setLocale, getLocale } = configure();
  const language = signal<Language>(sourceLanguage);
  const revision = signal(0);
  /** Who is drawn: their texts must be there before another language is shown. */
  const drawn = new Set(["core"]);
  const fetched = new Map<string, Promise<void>>();
  const there = new Set<string>();
  let wanted = initial;
  /** What a switch that fails returns to: the language that is shown, or will be shown first. */
  let agreed = initial;
  let latestSwitch = 0;
  let switching: Promise<void> = Promise.resolve();

  const fetchCatalogue = (widget: string, target: Language): Promise<void> => {
    const key = `${widget}.${target}`;
    if (target === sourceLanguage) there.add(key);
    if (there.has(key)) return Promise.resolve();
    const known = fetched.get(key);
    if (known) return known;
    const arrival = load(widget, target)
      .then(
        (catalogue) => {
          Object.assign(tableOf(target), catalogue);
          there.add(key);
        },
        (cause: unknown) => {
          throw codeOf(cause) === "chunk.outdated" ? cause : new DigiError("catalogue.failed", { detail: key, cause });
        },
      )
      .finally(() => fetched.delete(key)); // after a failure the next request asks again
    fetched.set(key, arrival);
    return arrival;
  };

  const show = async (target: Language): Promise<void> => {
    await setLocale(target); // its own load cannot fail: ours has already succeeded
    if (getLocale() !== target) return; // another language was shown meanwhile
    agreed = target;
    language.value = target;
    revision.value++;
  };

  const switchTo = async (target: Language): Promise<void> => {
    const attempt = ++latestSwitch;
    wanted = target;
    try {
      await Promise.all([...drawn].map((widget) => fetchCatalogue(widget, target)));
    } catch (cause) {
      if (attempt === latestSwitch) wanted = agreed;
      throw cause;
    }
    if (attempt === latestSwitch) await show(target);
  };

  return {
    language,
    revision,
    wanted: () => wanted,
    setLanguage(target) {
      const started = switchTo(target);
      switching = started.catch(() => undefined); // told to the caller below
      return started;
    },
    async addWidget(widget) {
      for (;;) {
        const target = wanted;
        await Promise.all([fetchCatalogue("core", target), fetchCatalogue(widget, target)]);
        if (wanted !== target) continue;
        if (language.peek() === target) break;
        // The page's first widget is shown at once; else a switch is under way that waits for the texts of others.
        if ([...drawn].every((name) => there.has(`${name}.${target}`))) await show(target);
        else await switching;
      }
      drawn.add(widget);
      revision.value++;
    },
  };
}

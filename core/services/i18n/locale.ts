/**
 * The page's language and its texts. The catalogues of the widgets and of core are merged into one table per language, which `msg()` of
 * @lit/localize reads. English texts are in the sources and always available.
 *
 * This module hides two properties of the library: its configuration is global, and a repeated request for a language whose catalogue
 * failed fails again without a new request.
 */
import { configureLocalization, type LocaleModule } from "@lit/localize";
import { signal, type ReadonlySignal } from "@preact/signals-core";
import { codeOf, DigiError } from "#core/base/errors/digi-error.ts";
import { languages, sourceLanguage, type Language } from "#core/base/values/language.ts";
import { textKey } from "./text-key.ts";

/** A catalogue: texts by `textKey`. */
export type Catalogue = LocaleModule["templates"];
/** The texts as they are loaded. A text whose values appear in their original order is stored as its pieces only. */
export type Texts = Readonly<Record<string, Catalogue[string] | readonly string[]>>;
/** Loads one catalogue: that of a widget, by the widget's name, or `core`. Rejects with `catalogue.failed`. */
export type LoadCatalogue = (widget: string, language: Language) => Promise<Texts>;

export type Locale = {
  /** The language that is shown. It changes only after the texts of the new language are loaded. */
  readonly language: ReadonlySignal<Language>;
  /** Counts every change of texts (another language, a catalogue that arrived late). A view reads it in order to be rendered again. */
  readonly revision: ReadonlySignal<number>;
  /** Returns the language for the next widget: the language that is being loaded, otherwise the one that is shown. */
  wanted(): Language;
  /**
   * Switches to another language. Of several calls the latest one counts. On failure the promise rejects, the old language stays for all
   * widgets, and the call can be repeated.
   */
  setLanguage(language: Language): Promise<void>;
  /** Loads the texts of a widget before its view is rendered, in the language that is shown when the promise resolves. */
  addWidget(widget: string): Promise<void>;
};

let library: ReturnType<typeof configureLocalization> | undefined;
const tables = new Map<Language, Texts>();

/** Configures the library. That is possible only once in a JavaScript realm, so later callers share the result. */
function configure(): ReturnType<typeof configureLocalization> {
  library ??= configureLocalization({
    sourceLocale: sourceLanguage,
    targetLocales: languages.filter((language) => language !== sourceLanguage),
    loadLocale: (language) => Promise.resolve({ templates: byId(tableOf(language as Language)) }),
  });
  return library;
}

/** Returns the table in the form in which the library reads it, by the ids of the texts. */
const byId = (table: Texts): Catalogue =>
  new Proxy(table as Catalogue, {
    get(_table, id) {
      const text = table[textKey(String(id))];
      return Array.isArray(text) ? { strTag: true, strings: text } : text;
    },
  });

/** Returns the table of a language. The library keeps the object that it was given, so catalogues are added to the same object. */
function tableOf(language: Language): Texts {
  const table = tables.get(language) ?? {};
  tables.set(language, table);
  return table;
}

export function createLocale(initial: Language, load: LoadCatalogue): Locale {
  const { setLocale, getLocale } = configure();
  const language = signal<Language>(sourceLanguage);
  const revision = signal(0);
  /** The widgets that are rendered. Their texts must be loaded before another language can be shown. */
  const drawn = new Set(["core"]);
  const fetched = new Map<string, Promise<void>>();
  const there = new Set<string>();
  let wanted = initial;
  /** The language to which a failed switch returns: the one that is shown, or will be shown first. */
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
      .finally(() => fetched.delete(key)); // A failed load is forgotten, so that the next call requests the catalogue again.
    fetched.set(key, arrival);
    return arrival;
  };

  const show = async (target: Language): Promise<void> => {
    await setLocale(target); // The library's own load cannot fail, because the catalogue is loaded already.
    if (getLocale() !== target) return; // The visitor has switched to another language meanwhile.
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
      switching = started.catch(() => undefined); // The caller handles the failure of `started`.
      return started;
    },
    async addWidget(widget) {
      for (;;) {
        const target = wanted;
        await Promise.all([fetchCatalogue("core", target), fetchCatalogue(widget, target)]);
        if (wanted !== target) continue;
        if (language.peek() === target) break;
        // The page's first widget is shown at once. Otherwise a switch is going on that waits for the texts of other widgets.
        if ([...drawn].every((name) => there.has(`${name}.${target}`))) await show(target);
        else await switching;
      }
      drawn.add(widget);
      revision.value++;
    },
  };
}

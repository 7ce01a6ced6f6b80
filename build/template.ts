/** Code that the templates of `npm run new` share: the forms of a name in code and in words, and the type of a template. */
import type { Language } from "#core/base/values/language.ts";

/** The text of the headings, in each language. */
export type Title = Readonly<Record<Language, string>>;

export type Template = {
  /** Content of the files by their path in the repository; formatted when a file is written. */
  readonly files: Readonly<Record<string, string>>;
  /** Folders of the widget and its parts; their texts are extracted from there. */
  readonly folders: readonly string[];
  /** English text → its translations. `${price}` stands for a value. */
  readonly texts: Readonly<Record<string, Translation>>;
  /** The API's module that answers the widget's calls: `export const <name>` of `demo/api/modules/<module>`. */
  readonly api: { readonly module: string; readonly name: string };
  /** Id of a call that takes a captcha token. */
  readonly captchaCall?: string;
  /** Path of the call that answers the items that the widget lists, or offers to choose from, at first. */
  readonly lists?: string;
  /** The widget's journey test, and the parts of the widget that it brings into view. */
  readonly journey?: { readonly file: string; readonly parts: readonly string[] };
};

type Translation = Readonly<Record<Exclude<Language, "en">, string>>;

/** Returns a name in camel case: `price-list` → `priceList`. */
export const camel = (name: string): string => name.replace(/-([a-z0-9])/g, (_dash, letter: string) => letter.toUpperCase());

/** Returns a name in Pascal case: `price-list` → `PriceList`. */
export const pascal = (name: string): string => upperFirst(camel(name));

/** Returns a name in words: `price-list` → `Price list`. */
export const words = (name: string): string => upperFirst(name.replaceAll("-", " "));

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns a text as a string literal in code. */
export const quoted = (text: string): string => JSON.stringify(text);

/** Code for the test of a model that does nothing but fetch. */
export const setUpOnDesk = `/** Started; its calls wait to be answered. */
function setUp() {
  const desk = createDesk();
  const model = new Model(desk.ports as unknown as Ports);
  const stop = model.start();
  onTestFinished(() => {
    stop();
    model[Symbol.dispose]();
  });
  return { ...desk, model };
}
`;

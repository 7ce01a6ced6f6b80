/** What the templates of `npm run new` share: how a name is said in code and in words, and what a template makes. */
import type { Language } from "#core/base/values/language.ts";

/** What stands in the headings, in each language. */
export type Title = Readonly<Record<Language, string>>;

export type Template = {
  /** Path in the house → content; formatted when it is written. */
  readonly files: Readonly<Record<string, string>>;
  /** Of the widget and its parts, which their texts are taken from. */
  readonly folders: readonly string[];
  /** English text → its translations. `${price}` stands for a value. */
  readonly texts: Readonly<Record<string, Translation>>;
  /** The routes that answer its calls: `export const <name>` of `demo/api/<file>`. */
  readonly api: { readonly file: string; readonly name: string };
  /** Id of a call that takes a captcha. */
  readonly captchaCall?: string;
  /** Path of the call that answers what it lists, or offers to choose from, at first. */
  readonly lists?: string;
  /** Its journey, and the parts of the widget that it brings into view. */
  readonly journey?: { readonly file: string; readonly parts: readonly string[] };
};

type Translation = Readonly<Record<Exclude<Language, "en">, string>>;

/** `price-list` → `priceList` */
export const camel = (name: string): string => name.replace(/-([a-z0-9])/g, (_dash, letter: string) => letter.toUpperCase());

/** `price-list` → `PriceList` */
export const pascal = (name: string): string => upperFirst(camel(name));

/** `price-list` → `Price list` */
export const words = (name: string): string => upperFirst(name.replaceAll("-", " "));

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** As a literal in code. */
export const quoted = (text: string): string => JSON.stringify(text);

/** Code of the test of a model that does nothing but fetch. */
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

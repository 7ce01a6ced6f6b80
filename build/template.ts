/** The code that the templates of `npm run new` share: functions that convert a name, and the type of a template. */
import type { Language } from "#core/base/values/language.ts";

/** The text of the heading in each language. */
export type Title = Readonly<Record<Language, string>>;

export type Template = {
  /** The content of each file, by its path in the repository. It is formatted when the file is written. */
  readonly files: Readonly<Record<string, string>>;
  /** The folders of the widget and its parts, from which the texts are extracted. */
  readonly folders: readonly string[];
  /** The translations of each text, by the English text. `${price}` in a text stands for a value. */
  readonly texts: Readonly<Record<string, Translation>>;
  /** The module of the demo API that answers the widget's calls. It is exported as `<name>` from `demo/api/modules/<module>`. */
  readonly api: { readonly module: string; readonly name: string };
  /** The id of a call that requires a captcha token. */
  readonly captchaCall?: string;
  /** The path of the call that returns the items that the widget lists or offers first. */
  readonly lists?: string;
  /** The file of the widget's journey test, and the parts of the widget that the journey shows. */
  readonly journey?: { readonly file: string; readonly parts: readonly string[] };
};

type Translation = Readonly<Record<Exclude<Language, "en">, string>>;

/** Returns a name in camel case: `price-list` → `priceList`. */
export const camel = (name: string): string => name.replace(/-([a-z0-9])/g, (_dash, letter: string) => letter.toUpperCase());

/** Returns a name in Pascal case: `price-list` → `PriceList`. */
export const pascal = (name: string): string => upperFirst(camel(name));

/** Returns a name as words: `price-list` → `Price list`. */
export const words = (name: string): string => upperFirst(name.replaceAll("-", " "));

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns a text as a string literal in code. */
export const quoted = (text: string): string => JSON.stringify(text);
/** Returns the name as a key of an object literal, with quotes only where they are needed. */
export const literalKey = (name: string): string => (/^[a-z]+$/.test(name) ? name : quoted(name));

/**
 * Returns the code of a generated test that sets up a model whose only effects are requests.
 *
 * @param options.isSignedIn true where the requests are those of a customer who is signed in
 */
export const setUpOnDesk = ({
  isSignedIn,
}: {
  isSignedIn: boolean;
}): string => `/** Creates and starts the model. Its calls wait until the test answers them. */
function setUp() {
  const desk = createDesk();${isSignedIn ? "\n  const session = createFakeSession(signedIn);" : ""}
  const model = new Model(${isSignedIn ? "{ ...desk.ports, session }" : "desk.ports"} as unknown as Ports);
  const stop = model.start();
  onTestFinished(() => {
    stop();
    model[Symbol.dispose]();
  });
  return { ...desk, model };
}
`;

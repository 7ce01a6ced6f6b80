/** Finds all texts in modules of texts: strings, functions that return strings, and objects and lists of both. */
export type Named = readonly [name: string, text: string];
type TextFunction = (...given: readonly unknown[]) => unknown;

/**
 * Returns a placeholder that stands for any value which a text contains. As a string it is its name, as a number it is 2, as a list it has
 * one item, and its properties are placeholders, too.
 */
const placeholder = (name: string): object =>
  new Proxy([`‹${name}›`], {
    get(list, key) {
      if (key === Symbol.toPrimitive) return (hint: string) => (hint === "number" ? 2 : list[0]);
      if (typeof key === "symbol" || key in list) return Reflect.get(list, key);
      return key in special ? special[key] : placeholder(key);
    },
  });

/** Values for the properties that a text does not only write, but parses or calls. */
const special: Readonly<Record<string, unknown>> = {
  time: Object.assign(["‹time›"], { day: "2026-12-01", from: "09:00", to: "12:00" }),
  toLowerCase: () => "‹lower case›",
};

type Said = readonly [of: string, said: unknown];

/**
 * Returns all texts that a function can return, each with a note of its arguments. The function is called with placeholders; then with the
 * number 1, which has no properties, because the text for one thing or without a fact may differ; and with each code of the product. A text
 * that was returned before is left out. The texts of codes are also left out where nearly each code gives another text, because the
 * function then only repeats the code.
 */
function saidBy(text: TextFunction, codes: readonly string[]): Said[] {
  const rest = Array.from({ length: text.length }, (_, index) => placeholder(String(index + 1)));
  const general = attempt(() => text(...rest));
  const said: Said[] = general === undefined ? [] : [["", general]];
  const ofOne = text.length > 0 ? attempt(() => text(...rest.map(() => 1))) : undefined;
  if (ofOne !== undefined && wordsOf(ofOne) !== wordsOf(general)) said.push(["(1)", ofOne]);
  const ofCodes: Said[] = [];
  for (const code of text.length > 0 ? codes : []) {
    const ofCode = attempt(() => text(code, ...rest.slice(1)));
    const isSaid = ([, before]: Said): boolean => JSON.stringify(ofCode) === JSON.stringify(before).replaceAll("‹1›", code);
    if (ofCode !== undefined && ![...said, ...ofCodes].some(isSaid)) ofCodes.push([`(${code})`, ofCode]);
  }
  return ofCodes.length < codes.length / 2 ? [...said, ...ofCodes] : said;
}

const wordsOf = (said: unknown): string => (JSON.stringify(said) ?? "").replaceAll(/‹[^›]+›|undefined|1/g, "");

/** Returns the result of `read`, or undefined where it throws because the text needs another kind of argument. */
function attempt(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) return undefined;
    throw error;
  }
}

/**
 * Returns the texts of a value, each with its name: `area-texts areaTexts.overdue`.
 * @param codes the codes with which a function may be called
 */
export function textsOf(value: unknown, name: string, codes: readonly string[] = []): Named[] {
  if (typeof value === "string") return value === "" ? [] : [[name, value]];
  if (typeof value === "function")
    return saidBy(value as TextFunction, codes).flatMap(([of, said]) => textsOf(said, `${name}${of}`, codes));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => textsOf(one, `${name}.${key}`, codes));
}

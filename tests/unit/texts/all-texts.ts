/** Finds all texts of modules that contain texts: strings, functions that return strings, and objects and lists of both. */
export type Named = readonly [name: string, text: string];
type TextFunction = (...given: readonly unknown[]) => unknown;

/**
 * Returns a placeholder for anything that a text is made with. It is written as its name, counts as two, is a list of one, and its
 * properties are placeholders, too.
 */
const placeholder = (name: string): object =>
  new Proxy([`‹${name}›`], {
    get(list, key) {
      if (key === Symbol.toPrimitive) return (hint: string) => (hint === "number" ? 2 : list[0]);
      if (typeof key === "symbol" || key in list) return Reflect.get(list, key);
      return key in special ? special[key] : placeholder(key);
    },
  });

/** Properties with which a text does more than to write them. */
const special: Readonly<Record<string, unknown>> = {
  time: Object.assign(["‹time›"], { day: "2026-12-01", from: "09:00", to: "12:00" }),
  toLowerCase: () => "‹lower case›",
};

type Said = readonly [of: string, said: unknown];

/**
 * Returns all that a function says: of placeholders; of the number 1, which has no properties, for one thing or a fact that is absent
 * (`undefined`) may have another form; and of each code. What says the same as before is left out, and codes are where the function has
 * another text for nearly each of them: it only writes them in another form.
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

/** Returns undefined where the function throws, because its text is about something else: a list, a name, another code. */
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
 * @param codes what a function may be asked about
 */
export function textsOf(value: unknown, name: string, codes: readonly string[] = []): Named[] {
  if (typeof value === "string") return value === "" ? [] : [[name, value]];
  if (typeof value === "function")
    return saidBy(value as TextFunction, codes).flatMap(([of, said]) => textsOf(said, `${name}${of}`, codes));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => textsOf(one, `${name}.${key}`, codes));
}

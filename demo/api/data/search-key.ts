const ligatures: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", ß: "ss", ø: "o", ł: "l" };

/**
 * Returns a name in the form in which names are compared: without case, accents and punctuation, so that `grand place` finds `Grand-Place`.
 */
export const normalise = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[œæßøł]/g, (letter) => ligatures[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** The usual abbreviations in names of streets, with what each may stand for. */
const abbreviations: Readonly<Record<string, readonly string[]>> = {
  av: ["avenue"],
  ave: ["avenue"],
  bd: ["boulevard"],
  bld: ["boulevard"],
  bvd: ["boulevard"],
  blvd: ["boulevard"],
  r: ["rue"],
  ch: ["chaussee"],
  chee: ["chaussee"],
  stwg: ["steenweg"],
  stw: ["steenweg"],
  pl: ["place", "plaats", "plein"],
  st: ["saint", "sint", "straat"],
  ste: ["sainte"],
};

/** Returns the texts that a normalised text may stand for: itself, and what it is with its abbreviations written in full. */
export const writtenInFull = (words: string): string[] =>
  words
    .split(" ")
    .reduce<string[]>(
      (texts, word) =>
        texts.flatMap((text) => [word, ...fullOf(word)].map((one) => (text === "" ? one : `${text} ${one}`))).slice(0, mostTexts),
      [""],
    );

const fullOf = (word: string): readonly string[] => (Object.hasOwn(abbreviations, word) ? (abbreviations[word] ?? []) : []);

/** The most texts that are tried, so that a long text of abbreviations stays cheap. */
const mostTexts = 16;

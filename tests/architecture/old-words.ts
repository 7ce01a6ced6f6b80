/**
 * This table lists the words that the project has replaced, each with its new word from `core/glossary.md`. A law keeps the old words out
 * of names (identifiers and file names), and some of them out of prose (comments, decisions and READMEs). It does not look at texts for
 * visitors and page authors.
 */
export type OldWord = {
  /** The old word, or several in a row, in lower case: `two words` finds `twoWords`, `TwoWords` and `two-words.ts`, also in the plural. */
  readonly was: string;
  /** The words of the glossary that replace the old word, separated by commas. */
  readonly now: string;
  /** Set where prose may not contain the old word either. Without this mark the word has other meanings in prose. */
  readonly inProse?: true;
  /** The pattern of the files whose names are checked, for a word that has another meaning elsewhere. */
  readonly below?: RegExp;
  /** The pattern of names and phrases in which the word means another thing, and is allowed. */
  readonly but?: RegExp;
};

const shippedFiles = /^(core|loader|widgets)\//;

export const oldWords: readonly OldWord[] = [
  { was: "room", now: "widget, space", inProse: true, but: /living room|--digi-room|no-room-sheet/ },
  { was: "door", now: "definition", inProse: true, but: /whose door|front door|door of a (building|house)/ },
  { was: "shell", now: "prerendered screen", inProse: true, but: /headless[ -]shell|^shell$/ },
  { was: "first screen", now: "prerendered screen", inProse: true },
  { was: "paint", now: "prerendered screen", inProse: true, but: /(first|next|contentful)[ -]?paint/i },
  { was: "load look", now: "prerendered screen" },
  { was: "press early", now: "replay" },
  { was: "submit early", now: "replay" },
  {
    was: "place",
    now: "bundle address, view pattern, location, area, frame, collapsed box",
    but: /place-?order|grandPlace|in-?place|^place$/i,
  },
  { was: "light", now: "light DOM", below: shippedFiles, but: /light-?dom|^light$/i },
  { was: "kept state", now: "stored" },
  { was: "kept address", now: "stored" },
  { was: "kept company", now: "stored" },
  { was: "expiring store", now: "TTL store", inProse: true },
  { was: "measure", now: "track", below: shippedFiles },
  { was: "pack", now: "bundle", but: /^packHeights$/ },
  { was: "create latest", now: "take latest" },
  { was: "losses", now: "fields to clear", inProse: true },
  { was: "shared start", now: "ref count", inProse: true },
  { was: "create reuse", now: "response cache" },
  { was: "when visited", now: "user activity" },
  { was: "presence", now: "user activity", below: shippedFiles },
  { was: "stillness", now: "autoplay", inProse: true },
  { was: "leads elsewhere", now: "cross-origin" },
  { was: "lead on", now: "cross-origin" },
  { was: "way to", now: "file link" },
  { was: "shortness", now: "partial page", inProse: true },
  { was: "same run", now: "batch" },
  { was: "heir", now: "focus transfer", inProse: true },
  { was: "stray", now: "swallowed", inProse: true, but: /^stray$/ },
  { was: "errand", now: "purpose", inProse: true },
  { was: "papers", now: "documents" },
  { was: "is promised", now: "quote" },
  { was: "departure", now: "identity redirect", inProse: true },
  { was: "lacks base", now: "prerequisite" },
  { was: "taken over", now: "bundle rules" },
  { was: "as offered", now: "bundle rules" },
  { was: "grant wish", now: "wanted" },
  { was: "wish", now: "wanted", below: shippedFiles },
  { was: "told order", now: "track" },
  { was: "begun line", now: "draft" },
  { was: "begun address", now: "draft" },
  { was: "handed over", now: "imported bundle" },
  { was: "create informing", now: "waiting list" },
  { was: "late part", now: "lazy part", inProse: true },
  { was: "drawn part", now: "lazy part", inProse: true },
  { was: "box question", now: "box select" },
  { was: "code field", now: "one-time code", but: /OneTimeCode|promo-?code|^CodeFields$/i },
  { was: "special field", now: "contact fields", inProse: true },
  { was: "code check", now: "promo code", but: /promo-?code/i },
  { was: "slow waiting", now: "slow notice", inProse: true },
  { was: "whole chunk", now: "stable chunk" },
];

/** Returns the old words that a name contains: an identifier, or a path. */
export const oldWordsInName = (name: string, path: string): OldWord[] => {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .replaceAll(/[^A-Za-z\d]+/g, " ")
    .toLowerCase();
  return oldWords.filter(({ was, below, but }) => (below?.test(path) ?? true) && !but?.test(name) && isIn(was, words));
};

/** Returns the old words that prose contains. A comment may be broken into lines that begin with `*` or `//`. */
export const oldWordsInProse = (prose: string): OldWord[] => {
  const words = prose.replaceAll(/\s+(\*|\/\/)?\s*/g, " ").toLowerCase();
  return oldWords.filter(({ was, inProse, but }) => inProse && isIn(was, but ? words.replaceAll(new RegExp(but, "gi"), "") : words));
};

const isIn = (was: string, words: string): boolean => new RegExp(`(?<![\\w-])${was}s?(?![\\w])`).test(words);

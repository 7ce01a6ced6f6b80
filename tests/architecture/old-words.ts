/**
 * Words that the house gave up, each for one of `core/glossary.md`: the one table of them. Names are identifiers and file names; prose is
 * comments, decisions and READMEs. Texts that visitors and page authors read are neither.
 */
export type OldWord = {
  /** The word, or several in a row, in lower case: `two words` finds `twoWords`, `TwoWords` and `two-words.ts`, also in the plural. */
  readonly was: string;
  /** The words of the glossary that took its place, with commas between them. */
  readonly now: string;
  /** Prose may not say it either. Without this mark the word means other things there. */
  readonly inProse?: true;
  /** The files whose names are looked at, where the word means other things elsewhere. */
  readonly below?: RegExp;
  /** Names and phrases that mean another thing. */
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
  { was: "place", now: "bundle address, view pattern, location, area, frame, collapsed box", but: /placeOrder|grandPlace|in-?place/i },
  { was: "light", now: "light DOM", below: shippedFiles, but: /light-?dom|^light$/i },
  { was: "kept state", now: "stored" },
  { was: "expiring store", now: "TTL store", inProse: true },
  { was: "measure", now: "track", below: shippedFiles },
  { was: "pack", now: "bundle", but: /^packHeights$/ },
  { was: "create latest", now: "take latest" },
  { was: "losses", now: "fields to clear", inProse: true },
  { was: "shared start", now: "ref count", inProse: true },
  { was: "create reuse", now: "response cache" },
  { was: "when visited", now: "user activity" },
  { was: "stillness", now: "autoplay", inProse: true },
  { was: "leads elsewhere", now: "cross-origin" },
  { was: "lead on", now: "cross-origin" },
  { was: "way to", now: "file link" },
  { was: "shortness", now: "partial page", inProse: true },
  { was: "same run", now: "batch" },
  { was: "heir", now: "focus transfer", inProse: true },
  { was: "stray", now: "swallowed", inProse: true, but: /^stray$/ },
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
  { was: "code field", now: "one-time code", but: /OneTimeCode|^CodeFields$/ },
  { was: "slow waiting", now: "slow notice", inProse: true },
  { was: "whole chunk", now: "stable chunk" },
];

/** Returns the old words in a name: an identifier, or a path. */
export const oldWordsInName = (name: string, path: string): OldWord[] => {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .replaceAll(/[^A-Za-z\d]+/g, " ")
    .toLowerCase();
  return oldWords.filter(({ was, below, but }) => (below?.test(path) ?? true) && !but?.test(name) && isIn(was, words));
};

/** Returns the old words in prose, which may be broken into lines with `*` or `//` before them. */
export const oldWordsInProse = (prose: string): OldWord[] => {
  const words = prose.replaceAll(/\s+(\*|\/\/)?\s*/g, " ").toLowerCase();
  return oldWords.filter(({ was, inProse, but }) => inProse && isIn(was, but ? words.replaceAll(new RegExp(but, "gi"), "") : words));
};

const isIn = (was: string, words: string): boolean => new RegExp(`(?<![\\w-])${was}s?(?![\\w])`).test(words);

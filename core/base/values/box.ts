import { coerce, refine, string, type Struct } from "superstruct";
import { boxMaxLength } from "./limits.ts";
import { plainDigits } from "./typed-number.ts";
import { lineOf } from "./typed-text.ts";

/** Cleans a typed box: the word before it goes (`bus`, `bte.`, `boîte`, `box`), so that `bte. 101` is the box 101. */
export const cleanBox = (typed: string): string =>
  plainDigits(lineOf(typed))
    .normalize()
    .replace(/^(?:bo[iî]te|bte|bus|box)[.:]?\s*(?=[^\s.:])/i, "");

/**
 * Tells whether the text can be the box of an address, the number of an apartment: `2B`, `01.02`, `1/3`. Boxes are printed on bills and in
 * calendars. The word for a box is no part of it.
 */
export const isBox = (text: string): boolean =>
  text.length <= boxMaxLength && /^(?!(?:bo[iî]te|bte|bus|box)(?:\W|$))[\p{L}\d][\p{L}\d /.-]*$/iu.test(text);

/** Returns the struct of the box of a home, cleaned. */
export const home = (): Struct<string, null> => coerce(refine(string(), "home", isBox), string(), cleanBox);

/** Returns the struct of a box, cleaned; it is empty in a house of one home. */
export const box = (): Struct<string, null> =>
  coerce(
    refine(string(), "box", (value) => value === "" || isBox(value)),
    string(),
    cleanBox,
  );

/** Returns the struct of a box that the call itself checks. */
export const cleanedBox = (): Struct<string, null> => coerce(string(), string(), cleanBox);

/**
 * Tells whether an order takes the box: at most 5 digits, or empty (C-286). A box with letters is taken where the address book lists it
 * among those of the building.
 */
export const isOrderBox = (box: string, listed: readonly string[] = []): boolean =>
  new RegExp(`^\\d{0,${boxMaxLength}}$`).test(box) || listed.includes(box);

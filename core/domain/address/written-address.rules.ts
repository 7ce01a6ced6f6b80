/** Divides what visitors write into one field of an address over its fields: a street with its number, a number with its box. Pure. */
import { cleanBox, isBox } from "#core/base/values/box.ts";
import { plainDigits } from "#core/base/values/typed-number.ts";
import { lineOf } from "#core/base/values/typed-text.ts";

export type WrittenNumber = { readonly number: string; readonly box: string };

/** The word or sign between a number and its box: `3 bte A`, `5/3`, `12 bus 4`. A letter behind the number belongs to the number. */
const numberAndBox = /^(\d+\s?[a-z]?)\s*(?:\/|,?\s*(?=(?:bo[iî]te|bte|bus|box)[\s.:\d]))\s*(.*)$/i;

/** Divides a typed house number into the number and its box. The box is empty where none is written. */
export function writtenNumber(typed: string): WrittenNumber {
  const line = plainDigits(lineOf(typed)).normalize();
  const [, number = line, rest = ""] = numberAndBox.exec(line) ?? [];
  const box = cleanBox(rest);
  return { number: number.trim(), box: isBox(box) ? box : "" };
}

/** A street behind which a number is written: `Rue de la Loi 16`, `Meir 50 bus 3`. Names may have numbers of their own in front. */
const streetAndNumber = /^(.*?\p{L}.*?),?\s+(\d+\s?[a-z]?(?:\s*\/.*|,?\s*(?:bo[iî]te|bte|bus|box)[\s.:\d].*)?)$/iu;

/** Divides a typed street into its name and the number behind it. `rest` is empty where no number is written. */
export function writtenStreet(typed: string): { readonly street: string; readonly rest: string } {
  const line = plainDigits(lineOf(typed)).normalize();
  const [, street = line, rest = ""] = streetAndNumber.exec(line) ?? [];
  return { street, rest };
}

/** Tells whether the typed text is no more than the name: a street may have a number in its own name. */
export const isWrittenIn = (name: string, typed: string): boolean => name.toLowerCase().startsWith(lineOf(typed).toLowerCase());

import { coerce, string, type Struct } from "superstruct";
import { compactNumber } from "./typed-number.ts";

/** Cleans a typed postal code: separators go, and the country's letter before it: `B-9000` and `BE 9000` are 9000. */
export const cleanPostalCode = (typed: string): string => compactNumber(typed).replace(/^BE?(?=\d|$)/i, "");

/** Tells whether the text is a postal code: 3 to 4 digits, no leading zero (P-191…P-193). The API looks up only codes of 4 digits. */
export const isPostalCode = (text: string): boolean => /^[1-9]\d{2,3}$/.test(text);

/** Returns the struct of a postal code, cleaned; the call checks it with the address. */
export const postalCode = (): Struct<string, null> => coerce(string(), string(), cleanPostalCode);

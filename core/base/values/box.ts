import { boxMaxLength } from "./limits.ts";

/**
 * Tells whether the text can be the box of an address, the number of an apartment: `2B`, `01.02`, `1/3`. Boxes are printed on bills and in
 * calendars.
 */
export const isBox = (text: string): boolean => text.length <= boxMaxLength && /^[\p{L}\d][\p{L}\d /.-]*$/u.test(text);

import { boxMaxLength } from "./limits.ts";

/** Tells whether the text is the box of an address: `2B`, `01.02`, `1/3`. It is printed on bills and in calendars. */
export const isBox = (text: string): boolean => text.length <= boxMaxLength && /^[\p{L}\d][\p{L}\d /.-]*$/u.test(text);

import { boxMaxLength } from "./limits.ts";

/** As the box of a home is written: `2B`, `01.02`, `1/3`. It goes on bills and into calendars. */
export const isBox = (text: string): boolean => text.length <= boxMaxLength && /^[\p{L}\d][\p{L}\d /.-]*$/u.test(text);

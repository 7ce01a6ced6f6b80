/** Cleans the codes of vouchers and dealers, which are printed and read out (decisions §3). */
import { withoutGaps } from "./typed-number.ts";

/** Returns the code of a voucher or dealer as it is compared: in any case, with blanks and hyphens of any kind or without. */
export const comparedCode = (typed: string): string => withoutGaps(typed.normalize("NFKC")).toUpperCase();

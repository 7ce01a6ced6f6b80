import { normalizePhone } from "./phone.ts";

/**
 * Normalizes a mobile number that is typed after +32 to its digits, for `isMobileNumber` (core/base/values/mobile-number.ts). Some visitors
 * type the +32 once more, so it is removed; '+32' alone gives an empty text (C-308).
 *
 *     normalizeMobile("+32 (0)470/12.34.56") // "470123456"
 */
export const normalizeMobile = (text: string): string =>
  normalizePhone(
    normalizePhone(text)
      .replace(/[()]/g, "")
      .replace(/^(\+|00)32/, ""),
  );

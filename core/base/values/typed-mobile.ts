import { normalizePhone } from "./phone.ts";

/**
 * Normalizes the text typed after +32 to its digits, for `isMobileNumber` (core/base/values/mobile-number.ts); some visitors type the +32
 * once more. Returns an empty text for '+32' alone (C-308); from any other text the rest is returned, to be refused.
 *
 *     normalizeMobile("+32 (0)470/12.34.56") // "470123456"
 */
export const normalizeMobile = (text: string): string =>
  normalizePhone(
    normalizePhone(text)
      .replace(/[()]/g, "")
      .replace(/^(\+|00)32/, ""),
  );

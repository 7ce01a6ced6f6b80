import { normalizePhone } from "./phone.ts";

/**
 * What is typed after +32, which some type once more: its digits, for `isMobileNumber` (core/base/values/mobile-number.ts). Nothing of '+32' alone
 * (C-308); of anything else what is left, to be refused.
 *
 *     normalizeMobile("+32 (0)470/12.34.56") // "470123456"
 */
export const normalizeMobile = (text: string): string =>
  normalizePhone(
    normalizePhone(text)
      .replace(/[()]/g, "")
      .replace(/^(\+|00)32/, ""),
  );

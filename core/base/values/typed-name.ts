/** Cleans names and email addresses, the fields of nearly every form. */
import { lineOf } from "./typed-text.ts";

/** Cleans a name: hyphens of every kind are `-`, and what keyboards and word processors write for an apostrophe is `’`. */
export const nameOf = (typed: string): string =>
  lineOf(typed)
    .replace(/[\p{Pd}\u{2212}]/gu, "-")
    .replace(/[`´‘‛ʼ′＇]/g, "’");

/** Cleans an email address. A domain with accents is written as mail servers know it: `info@müller.be` is `info@xn--mller-kva.be`. */
export function emailOf(typed: string): string {
  const address = lineOf(typed).replace(/[\u200c\u200d]/g, "");
  const [, local, domain] = /^(.*@)(?=.*[^\x21-\x7e])(?!-|.*\.-|.*-(?:\.|$))([\p{L}\p{M}\p{N}.-]+)$/u.exec(address) ?? [];
  const url = `http://${domain}`;
  return domain && URL.canParse(url) ? local + new URL(url).hostname : address;
}

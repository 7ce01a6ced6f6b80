/** The rules for the content of a withdrawal declaration, its request, and its receipt (decisions §14). Pure. */
import { brusselsTimeAt } from "#core/base/values/brussels-time.ts";
import { formatDate } from "#core/base/values/dates.ts";
import type { Language } from "#core/base/values/language.ts";
import { customerServiceEmail } from "#core/base/values/limits.ts";
import type { SentStatement, Statement } from "./statement.schema.ts";

/** Returns the body of the call. The subject of the contract is not sent, because the number identifies the contract. */
export const bodyOf = ({ language, statement: { name, contract, email, products } }: SentStatement) => ({
  lang: language,
  name,
  contract,
  email,
  ...(products && { products: products.map(({ id }) => id) }),
});

/** Returns those fields of the declaration that the host page may see in events. */
export const visibleFields = ({ name, contract, email }: Statement): Readonly<Record<string, string>> => ({ name, contract, email });

/** Returns the day and time of receipt in Brussels, to the second; undefined where the text is not an instant. */
export function receivedAtIn(instant: string, language: Language): { readonly day: string; readonly time: string } | undefined {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return undefined;
  const { date, time } = brusselsTimeAt(at.getTime());
  return { day: formatDate(date, language, "weekday"), time: `${time}:${String(at.getUTCSeconds()).padStart(2, "0")}` };
}

/**
 * Returns the `mailto:` address of a mail to customer service that contains the declaration, for the case that the API does not accept it.
 */
export const mailHref = (subject: string, lines: readonly string[]): string =>
  `mailto:${customerServiceEmail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join("\r\n"))}`;

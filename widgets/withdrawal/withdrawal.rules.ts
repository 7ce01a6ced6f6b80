/** Rules for what a statement of withdrawal says, how it is sent, and what its receipt shows (decisions §14). Pure. */
import { brusselsTimeAt } from "#core/base/values/brussels-time.ts";
import { formatDate } from "#core/base/values/dates.ts";
import type { Language } from "#core/base/values/language.ts";
import { customerServiceEmail } from "#core/base/values/limits.ts";
import type { SentStatement, Statement } from "./statement.schema.ts";

/** Returns the body of the call. The subject of the contract stays here, because the number says which contract is meant. */
export const bodyOf = ({ language, statement: { name, contract, email, products } }: SentStatement) => ({
  lang: language,
  name,
  contract,
  email,
  ...(products && { products: products.map(({ id }) => id) }),
});

/** Returns the fields of the statement as the host page may see them. */
export const visibleFields = ({ name, contract, email }: Statement): Readonly<Record<string, string>> => ({ name, contract, email });

/** Returns day and time of receipt in Brussels, to the second, or undefined where the text is no instant. */
export function receivedAtIn(instant: string, language: Language): { readonly day: string; readonly time: string } | undefined {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return undefined;
  const { date, time } = brusselsTimeAt(at.getTime());
  return { day: formatDate(date, language, "weekday"), time: `${time}:${String(at.getUTCSeconds()).padStart(2, "0")}` };
}

/** Returns the address that opens a mail to customer service with the statement in it, for when the API takes none. */
export const mailHref = (subject: string, lines: readonly string[]): string =>
  `mailto:${customerServiceEmail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join("\r\n"))}`;

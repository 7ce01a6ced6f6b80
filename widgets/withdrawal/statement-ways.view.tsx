import { callbackPhone, customerServiceEmail } from "#core/base/values/limits.ts";
import { entriesOf } from "./statement-lines.view.tsx";
import type { Statement } from "./statement.schema.ts";
import * as say from "./withdrawal.messages.ts";
import { mailHref } from "./withdrawal.rules.ts";

/**
 * Draws the other ways to withdraw, without the API: the phone number and the email address of customer service. The mail already contains
 * the declaration, as far as it is filled in; the visitor adds the contract where none was chosen yet.
 */
export function StatementWays(statement: Partial<Statement>) {
  const text = [say.statementText(), ...entriesOf(statement).map((entry) => entry.join(": "))];
  return (
    <span className="other-ways">
      {say.otherWaysText()} <a href={`tel:${callbackPhone.replaceAll(" ", "")}`}>{callbackPhone.replaceAll(" ", "\u00a0")}</a>,{" "}
      <a href={mailHref(say.mailSubject(), text)}>{customerServiceEmail}</a>
    </span>
  );
}

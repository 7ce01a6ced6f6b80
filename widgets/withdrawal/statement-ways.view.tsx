import { callbackPhone, customerServiceEmail } from "#core/base/values/limits.ts";
import { entriesOf } from "./statement-lines.view.tsx";
import type { Statement } from "./statement.schema.ts";
import * as say from "./withdrawal.messages.ts";
import { mailHref } from "./withdrawal.rules.ts";

/**
 * Draws the ways to withdraw without the API. The mail contains the statement already, as far as it is known; the visitor fills in the
 * contract where none was chosen yet.
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

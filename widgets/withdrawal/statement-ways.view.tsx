import { callbackPhone, customerServiceEmail } from "#core/base/values/limits.ts";
import type { Statement } from "./statement.schema.ts";
import * as say from "./withdrawal.messages.ts";
import { mailHref } from "./withdrawal.rules.ts";

/**
 * Draws the ways to withdraw without the API. The mail contains the statement already, as far as it is known; the visitor fills in the
 * contract where none was chosen yet.
 */
export function StatementWays({ name, contract, email, products }: Partial<Statement>) {
  const lines = [
    [say.nameLabel(), name],
    [say.contractLabel(), contract],
    ...(products ? [[say.productsLabel(), products.map(({ title }) => title).join(", ")]] : []),
    [say.receiptEmailLabel(), email],
  ];
  const text = [say.statementText(), ...lines.map((line) => line.join(": "))];
  return (
    <span className="other-ways">
      {say.otherWaysText()} <a href={`tel:${callbackPhone.replaceAll(" ", "")}`}>{callbackPhone.replaceAll(" ", "\u00a0")}</a>,{" "}
      <a href={mailHref(say.mailSubject(), text)}>{customerServiceEmail}</a>
    </span>
  );
}

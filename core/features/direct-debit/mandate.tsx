import { creditor } from "#core/base/values/creditor.ts";
import { mandateHeading, mandateText } from "./mandate.messages.ts";

/**
 * Renders the mandate that a customer agrees to by choosing direct debit. It is rendered under the account number and before the button.
 */
export const Mandate = () => (
  <div className="ui-mandate" part="card">
    <strong>{mandateHeading()}</strong>
    <p className="ui-quiet-text">{mandateText(creditor.name, creditor.id)}</p>
  </div>
);

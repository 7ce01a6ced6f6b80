import { mandateHeading, mandateText, mandateWhen } from "./switch-fields.messages.ts";

/**
 * Renders the text of the mandate before the customer gives it. The API stores the version of this text.
 *
 * @param operator the name of the operator; undefined as long as none is chosen
 */
export const SwitchMandate = ({ operator }: { operator: string | undefined }) => (
  <section className="ui-switch-mandate">
    <h4>{mandateHeading()}</h4>
    <p>{mandateText(operator)}</p>
    <p>{mandateWhen()}</p>
  </section>
);

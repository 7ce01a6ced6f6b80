/**
 * Draws the phone number and the email address of customer service beside a failure of an order, and beside a form that could not be
 * loaded: a change may have a last day, and customer service can make it without the API (decisions §14).
 */
import { isPassing, type FailureFacts } from "#core/base/errors/failure-cause.ts";
import { callbackPhone, customerServiceEmail } from "#core/base/values/limits.ts";
import { otherWaysText } from "./my-digi.messages.ts";

export const OtherWays = () => (
  <span className="other-ways">
    {otherWaysText()} <a href={`tel:${callbackPhone.replaceAll(" ", "")}`}>{callbackPhone.replaceAll(" ", "\u00a0")}</a>,{" "}
    <a href={`mailto:${customerServiceEmail}`}>{customerServiceEmail}</a>
  </span>
);

/**
 * Returns the phone number and the email address of customer service for a change that could not be sent; null for a refusal, whose own
 * text says what to do.
 */
export const otherWaysBeside = (failure: FailureFacts | undefined) => (failure && isPassing(failure) ? <OtherWays /> : null);

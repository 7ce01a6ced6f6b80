/**
 * Draws phone and mail beside a failure of an order: what the customer wants to do may have a last day, and can be done without the API
 * (decisions §14).
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

/** Returns phone and mail beside a change that could not be sent; null beside a refusal, which says itself what to do. */
export const otherWaysBeside = (failure: FailureFacts | undefined) => (failure && isPassing(failure) ? <OtherWays /> : null);

/**
 * Renders phone and mail beside a failure of a withdrawal or an order: what the customer wants to do may have a last day, and can be done
 * without the API (decisions §14).
 */
import { isPassing, type FailureFacts } from "#core/base/errors/failure-cause.ts";
import { callbackPhone, customerServiceEmail } from "#core/base/values/limits.ts";
import { otherWaysText } from "./other-ways.messages.ts";

type OtherWaysProps = {
  /** The sentence before phone and mail; by default it says that the customer can call or write. */
  text?: string;
  /** The address that opens a mail; by default the mail is empty. */
  mail?: string;
};

export const OtherWays = ({ text = otherWaysText(), mail = `mailto:${customerServiceEmail}` }: OtherWaysProps) => (
  <p className="other-ways">
    {text} <a href={`tel:${callbackPhone.replaceAll(" ", "")}`}>{callbackPhone.replaceAll(" ", "\u00a0")}</a>,{" "}
    <a href={mail}>{customerServiceEmail}</a>
  </p>
);

/** Returns phone and mail beside a change that could not be sent; null beside a refusal, which says itself what to do. */
export const otherWaysBeside = (failure: FailureFacts | undefined) => (failure && isPassing(failure) ? <OtherWays /> : null);

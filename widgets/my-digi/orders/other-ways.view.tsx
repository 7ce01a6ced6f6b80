import { isPassing, type FailureFacts } from "#core/base/errors/failure-cause.ts";
import { callbackPhone, customerServiceEmail } from "#core/base/values/limits.ts";
import { otherWaysText } from "./orders.messages.ts";

/** Returns phone and mail beside a failure of ours or of the network, because a change that cannot be sent may have a last day. */
export function otherWaysBeside(failure: FailureFacts | undefined) {
  if (!failure || !isPassing(failure)) return null;
  return (
    <p className="other-ways">
      {otherWaysText()} <a href={`tel:${callbackPhone.replaceAll(" ", "")}`}>{callbackPhone.replaceAll(" ", "\u00a0")}</a>,{" "}
      <a href={`mailto:${customerServiceEmail}`}>{customerServiceEmail}</a>
    </p>
  );
}

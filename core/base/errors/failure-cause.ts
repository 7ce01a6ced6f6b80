/** The causes of a failed call, as far as a visitor is concerned. The texts for each cause are in core/ui/base/failure.messages.ts. */
import type { ApiCode } from "./api-codes.ts";
import type { ErrorCode } from "./digi-error.ts";

export type FailureCause =
  /** The visitor's own connection is off. */
  | "offline"
  /** The network between the visitor and the API failed. */
  | "unreachable"
  | "timeout"
  /** The visitor sent too many calls; the API says when the next one may come. */
  | "busy"
  /** The page is older than all releases that are still served: no file of ours can be loaded any more without a reload. */
  | "outdated"
  /** The provider's side failed: the API is down, or its response cannot be read. */
  | "outage"
  /** The API understood the request and refuses it. */
  | "refused";

export type FailureFacts = { readonly code: ApiCode | ErrorCode; readonly httpStatus?: number };

export function causeOf({ code, httpStatus = 0 }: FailureFacts): FailureCause {
  switch (code) {
    case "network.offline":
      return "offline";
    case "network.unreachable":
    case "chunk.failed":
      return "unreachable";
    case "network.timeout":
      return "timeout";
    case "chunk.outdated":
      return "outdated";
    case "rate_limited":
    case "too_many_sends":
      return "busy";
    case "response.invalid":
      return "outage";
    default:
      return httpStatus >= 500 ? "outage" : "refused";
  }
}

/** Tells whether a failed call may succeed a little later without any change: nothing refused the request itself. */
export const isPassing = (failure: FailureFacts): boolean => causeOf(failure) !== "refused";

/** Why a call brought nothing, as far as a visitor is concerned. What is said of each cause stands in core/ui/base/failure.messages.ts. */
import type { ApiCode } from "./api-codes.ts";
import type { ErrorCode } from "./digi-error.ts";

export type FailureCause =
  /** The visitor's own connection. */
  | "offline"
  /** The network between us. */
  | "unreachable"
  | "timeout"
  /** Too many calls: the API says when the next one may come. */
  | "busy"
  /** The page is older than all that is still served: nothing of ours comes any more, but with a reload. */
  | "outdated"
  /** Our side: the API is down, or its answer cannot be read. */
  | "outage"
  /** The API understood, and says no. */
  | "refused";

export type FailureFacts = { readonly code: ApiCode | ErrorCode; readonly httpStatus?: number };

export function causeOf({ code, httpStatus = 0 }: FailureFacts): FailureCause {
  switch (code) {
    case "network.offline":
      return "offline";
    case "network.unreachable":
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

/** Nobody said no, so the same request may fare better a little later. */
export const isPassing = (failure: FailureFacts): boolean => causeOf(failure) !== "refused";

/** What is said where something could not be fetched or sent. */
import { msg, str } from "@lit/localize";
import type { ApiCode } from "#core/errors/api-codes.ts";
import type { ErrorCode } from "#core/errors/digi-error.ts";

export const nothingLostText = (): string => msg("What you typed is kept.");
export const tryAgainText = (): string => msg("Try again");
export const tryAgainInText = (seconds: number): string => msg(str`You can try again in ${seconds} s.`);

type FailureFacts = { readonly code: ApiCode | ErrorCode; readonly message?: string; readonly httpStatus?: number };

/** The title of the warning box: the server's own words where it spoke (P-286, P-287), else what happened. */
export function failureTitle({ code, message, httpStatus }: FailureFacts): string {
  switch (code) {
    case "network.offline":
      return msg("You are offline");
    case "network.unreachable":
      return msg("Our service cannot be reached at the moment");
    case "network.timeout":
      return msg("Our service takes too long to answer");
    case "response.invalid":
      return msg("Our service gave an answer that we cannot read");
    case "rate_limited":
      return message ?? msg("Too many attempts in a short time");
    default:
      return message ?? (httpStatus === undefined ? msg("Error!") : msg(str`Error! (${httpStatus})`)); // P-290, P-291
  }
}

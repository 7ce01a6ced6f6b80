import { msg } from "@lit/localize";
import { isSentCodeProblem } from "#core/base/values/sent-code.ts";

/** Returns the error message of a one-time code; undefined for the codes that any field may have. */
export const sentCodeMessage = (code: unknown): string | undefined => (isSentCodeProblem(code) ? msg("Enter the 6-digit code") : undefined);

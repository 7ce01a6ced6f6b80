import { msg } from "@lit/localize";
import { isSentCodeProblem } from "#core/base/values/sent-code.ts";

/** What is wrong with a code; undefined for what any field may say. */
export const sentCodeMessage = (code: unknown): string | undefined => (isSentCodeProblem(code) ? msg("Enter the 6-digit code") : undefined);

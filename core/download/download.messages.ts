import { msg } from "@lit/localize";
import type { Failure } from "#core/api/outcome.ts";

export const noFileText = (): string => msg("File is missing or not an attachment"); // C-430
export const notDownloadedText = (): string => msg("The file could not be downloaded. Please try again.");

/** What was answered is no file, or there is none: trying again is no use. */
export const isMissing = ({ code, httpStatus }: Pick<Failure, "code" | "httpStatus">): boolean =>
  code === "response.invalid" || code === "not_found" || httpStatus === 404;

/** Why something of ours that needs a file of its own could not be done. */
import { codeOf, type ErrorCode } from "./digi-error.ts";
import { isOnline } from "#core/platform/page.ts";

/** @param usual what is said of it where the file will come, and the visitor is online */
export function codeOfFailedLoad(cause: unknown, usual: ErrorCode): ErrorCode {
  if (codeOf(cause) === "chunk.outdated") return "chunk.outdated";
  return isOnline() ? usual : "network.offline";
}

/** Names the reason why an action failed that needs a lazily loaded file of ours. */
import { codeOf, type ErrorCode } from "./digi-error.ts";
import { isOnline } from "#core/platform/page.ts";

/**
 * Returns the error code of a failed load.
 * @param usual the code for a file that can still be loaded while the visitor is online
 */
export function codeOfFailedLoad(cause: unknown, usual: ErrorCode): ErrorCode {
  if (codeOf(cause) === "chunk.outdated") return "chunk.outdated";
  return isOnline() ? usual : "network.offline";
}

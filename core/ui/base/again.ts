import type { FailureFacts } from "#core/base/errors/failure-cause.ts";
import { reloadPage } from "#core/platform/page.ts";
import { reloadText } from "./failure.messages.ts";

/**
 * Returns the props of a retry button, to be spread after its other props. Where only a reload of the page helps, the button says so and
 * reloads the page instead.
 */
export const again = ({ code }: Pick<FailureFacts, "code">, children: string) =>
  code === "chunk.outdated" ? { children: reloadText(), onClick: reloadPage } : { children };

import type { FailureFacts } from "#core/base/errors/failure-cause.ts";
import { reloadPage } from "#core/platform/page.ts";
import { reloadText } from "./failure.messages.ts";

/** Properties of a button that tries again, to be spread last: where only a reload of the page helps, the button says and does that instead. */
export const again = ({ code }: Pick<FailureFacts, "code">, children: string) =>
  code === "chunk.outdated" ? { children: reloadText(), onClick: reloadPage } : { children };

import type { FailureFacts } from "#core/errors/failure-cause.ts";
import { reloadPage } from "#core/platform/page.ts";
import { reloadText } from "./failure.messages.ts";

/** Of a button that tries again, after what it does otherwise: where only a reload of the page helps, it says and does that. */
export const again = ({ code }: Pick<FailureFacts, "code">, children: string) =>
  code === "chunk.outdated" ? { children: reloadText(), onClick: reloadPage } : { children };

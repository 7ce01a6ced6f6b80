import type { MouseEventHandler } from "react";
import type { FailureFacts } from "#core/errors/failure-cause.ts";
import { reloadPage } from "#core/platform/page.ts";
import { reloadText } from "./failure.messages.ts";

type Press = { readonly children: string; readonly onClick: MouseEventHandler<HTMLButtonElement> };

/** What a button says and does that tries again; where only a reload of the page helps, that. */
export const again = ({ code }: Pick<FailureFacts, "code">, children: string, onClick: Press["onClick"]): Press =>
  code === "chunk.outdated" ? { children: reloadText(), onClick: reloadPage } : { children, onClick };

import { untracked } from "@preact/signals-core";
import type { Redirect } from "#core/features/redirect/redirect.model.ts";

/** Returns an effect for a signal: it begins the redirect each time that `isDone` becomes true while the section is shown. */
export function beginWhen(redirect: Redirect, isDone: () => boolean): () => void {
  let wasDone = false;
  return () => {
    const isNow = isDone();
    if (isNow && !wasDone) untracked(redirect.begin);
    wasDone = isNow;
  };
}

/**
 * Stores typed values for a reload (decision 25). The code for drafts is loaded with the first key, or at once where this tab has stored a
 * draft. For a model that stores them itself it is loaded only to say that the browser stores nothing.
 */
import { createTabStore, isStoredInTab } from "#core/platform/storage.ts";
import { codeOf } from "#core/base/errors/digi-error.ts";
import { logError } from "#core/platform/console.ts";
import type { ViewElement } from "./view-element.ts";

/**
 * Stores the draft of a view from now on. It has to be called before the take-over, because values typed in the prerendered screen count
 * too.
 */
export function keepDraft(view: ViewElement): void {
  const { host, model } = view.scope;
  const { widget, element, ports } = host;
  if (!model.draft && createTabStore().persistent()) return;
  const listen = (): void => view.addEventListener("input", load, { once: true });
  const load = (): void => {
    import("#core/services/drafts/drafts.ts")
      .then(({ keepTyped }) => keepTyped(view))
      .catch((cause: unknown) => {
        logError(`${element.localName}: drafts could not be loaded`, cause);
        ports.emit("digi-error", { code: codeOf(cause) ?? "chunk.failed", recoverable: true });
        listen(); // the next key tries again
      });
  };
  if (isStoredInTab(`digi.draft.${widget.name}`)) load();
  else listen();
}

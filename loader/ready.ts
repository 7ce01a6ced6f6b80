/** Waits until tags are ready, for `digiWidgets.ready()`. This file is fetched with the first call. */
import { pageDocument } from "#core/platform/page-document.ts";
import { DigiError, type ErrorCode } from "#core/base/errors/digi-error.ts";

type Wanted = {
  /** The tag to wait for; undefined for every known tag. */
  readonly tag: string | undefined;
  readonly known: readonly string[];
  /** Loads a tag even where it has not come near the viewport yet. */
  readonly load: (tag: Element) => void;
};

/**
 * Loads the tags and waits for them. Resolves when all tags that are still in the page are ready. Rejects with a `DigiError` when one of
 * them fails, and for the name of an unknown tag. Stops watching the page in all cases.
 */
export async function whenReady({ tag, known, load }: Wanted): Promise<void> {
  if (tag !== undefined && !known.includes(tag)) throw new DigiError("config.invalid", { detail: tag });
  const tags = [...pageDocument.querySelectorAll(tag ?? known.join())];
  tags.forEach(load);
  await new Promise<void>((resolve, reject) => {
    const stop = new AbortController();
    const check = (event?: Event): void => {
      const missing = tags.filter((tag) => tag.isConnected && !tag.matches(":state(ready)"));
      const failed = missing.find((tag) => tag.matches(":state(error)"));
      if (missing.length > 0 && !failed) return;
      stop.abort();
      removals.disconnect();
      const { code = "chunk.failed" } = (event as CustomEvent<{ code?: ErrorCode }> | undefined)?.detail ?? {};
      if (failed) reject(new DigiError(code, { detail: failed.localName }));
      else resolve();
    };
    // Removals are observed, because a removed tag dispatches no event.
    const removals = new MutationObserver(() => check());
    removals.observe(document, { childList: true, subtree: true });
    for (const type of ["digi-ready", "digi-error"]) addEventListener(type, check, { capture: true, signal: stop.signal });
    check();
  });
}

/** The state machine of a part, which is loaded, shown and left. It is independent of the part's files and of the DOM. */
import { signal, type ReadonlySignal } from "@preact/signals-core";
import { codeOf, type ErrorCode } from "#core/base/errors/digi-error.ts";
import type { Clock } from "#core/platform/clock.ts";

/** Milliseconds before the skeleton is shown, because a skeleton would only flash during a shorter wait. */
export const skeletonAfterMs = 300;

export type PartState<Shown> =
  /** The part was requested a moment ago, and its space is reserved. Next: loading, shown, failed. */
  | { readonly kind: "waiting" }
  /** Loading takes a while, and the skeleton is shown. Next: shown, failed. */
  | { readonly kind: "loading" }
  /**
   * A file of the part could not be loaded, or was broken. `retrying` tells that the visitor has requested it again. Next: failed, shown.
   */
  | { readonly kind: "failed"; readonly retrying: boolean; readonly code: ErrorCode }
  /** The part is shown until it is left. Next: waiting. */
  | { readonly kind: "shown"; readonly shown: Shown };

type PartSource<Chunk, Shown extends Disposable> = {
  readonly clock: Pick<Clock, "after">;
  /** Returns the chunk where all of its files are loaded already, so that the part is shown without a wait. Undefined otherwise. */
  loaded(): Chunk | undefined;
  /** Requests the part's files. It is called again after a failure. */
  load(): Promise<Chunk>;
  /** Creates the part's model and view state; both end when the result is disposed. */
  open(chunk: Chunk): Shown;
  onFailed(cause: unknown, code: ErrorCode): void;
};

export type PartModel<Shown> = {
  readonly state: ReadonlySignal<PartState<Shown>>;
  /** Starts to load. It is called once the part's element is in the page. */
  begin(): void;
  /** Loads the part again after a failure. The call is ignored in every other state. */
  retry(): void;
  /** Leaves the part: a chunk that arrives later is dropped, a shown part is disposed. `begin` can be called again. */
  stop(): void;
};

export function createPartModel<Chunk, Shown extends Disposable>(source: PartSource<Chunk, Shown>): PartModel<Shown> {
  const state = signal<PartState<Shown>>({ kind: "waiting" });
  let attempt = 0;
  let cancelSkeleton = (): void => undefined;

  const show = (chunk: Chunk): void => {
    const shown = source.open(chunk);
    cancelSkeleton();
    state.value = { kind: "shown", shown };
  };
  const fail = (cause: unknown): void => {
    cancelSkeleton();
    const code = codeOf(cause) ?? "chunk.invalid";
    state.value = { kind: "failed", retrying: false, code };
    source.onFailed(cause, code);
  };
  const load = async (): Promise<void> => {
    const mine = ++attempt;
    try {
      const chunk = source.loaded() ?? (await source.load());
      if (mine === attempt) show(chunk);
    } catch (cause) {
      if (mine === attempt) fail(cause);
    }
  };

  return {
    state,
    begin() {
      state.value = { kind: "waiting" };
      cancelSkeleton = source.clock.after(skeletonAfterMs, () => (state.value = { kind: "loading" }));
      void load();
    },
    retry() {
      const current = state.peek();
      if (current.kind !== "failed" || current.retrying) return;
      state.value = { ...current, retrying: true };
      void load();
    },
    stop() {
      attempt++;
      cancelSkeleton();
      const current = state.peek();
      state.value = { kind: "waiting" };
      if (current.kind === "shown") current.shown[Symbol.dispose]();
    },
  };
}

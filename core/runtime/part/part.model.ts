/** How a part comes, stands and goes. Knows neither its files nor the DOM. */
import { signal, type ReadonlySignal } from "@preact/signals-core";
import { codeOf, type ErrorCode } from "#core/base/errors/digi-error.ts";
import type { Clock } from "#core/platform/clock.ts";

/** A wait that is shorter is not worth a picture of its own. */
export const skeletonAfterMs = 300;

export type PartState<Shown> =
  /** Asked for a moment ago: its place is kept. → loading, shown, failed */
  | { readonly kind: "waiting" }
  /** It takes a while: its skeleton stands. → shown, failed */
  | { readonly kind: "loading" }
  /**
   * A file did not come, or was broken. `retrying`: it is asked for again, by hand. → failed, shown
   * Where `code` is `chunk.outdated` it never will come: only a reload of the page helps.
   */
  | { readonly kind: "failed"; readonly retrying: boolean; readonly code: ErrorCode }
  /** Until it is left. → waiting */
  | { readonly kind: "shown"; readonly shown: Shown };

type PartSource<Chunk, Shown extends Disposable> = {
  readonly clock: Pick<Clock, "after">;
  /** Where all of it is there already: then nothing waits. */
  loaded(): Chunk | undefined;
  /** Asks for its files; again after a failure. */
  load(): Promise<Chunk>;
  /** Begins the part's life, which its disposal ends. */
  open(chunk: Chunk): Shown;
  onFailed(cause: unknown, code: ErrorCode): void;
};

export type PartModel<Shown> = {
  readonly state: ReadonlySignal<PartState<Shown>>;
  /** Once the place for it is in the page. */
  begin(): void;
  /** Ignored but after a failure. */
  retry(): void;
  /** It is left: what is late is dropped, what is shown is disposed. Can begin again. */
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

/** What is fetched, in all the states that fetching has. */
import type { ReadonlySignal } from "@preact/signals-core";
import { useSignals } from "@preact/signals-react/runtime";
import { useRef, type ReactNode } from "react";
import type { Failure } from "#core/services/api/outcome.ts";
import type { Loading, LoadingState, Renewal } from "#core/services/load/loading.model.ts";
import type { SlowNotice } from "#core/services/load/slow-notice.model.ts";
import { FailurePanel } from "#core/ui/base/failure-panel.tsx";
import { Skeleton } from "#core/ui/base/skeleton.tsx";
import { SlowWaiting } from "#core/ui/waiting/slow-waiting.tsx";

type Shape = readonly ("line" | "field")[];

type LoadedProps<Value> = {
  /** The model's; nothing is started here. */
  loading: Loading<Value>;
  /** Of what comes, from top to bottom. */
  shape: Shape;
  /** Where there is nothing to show; without it `children` show that, too. */
  empty?: ReactNode;
  /**
   * What answers the question before stays in sight until this one's answer is there, with what is typed in it: where the question is the
   * same in another language.
   */
  keepsPrevious?: boolean;
  /** What came. It stays in sight while it is asked for again, and when that fails. */
  children: (value: Value) => ReactNode;
};

export function Loaded<Value>({ loading, shape, empty, keepsPrevious, children }: LoadedProps<Value>) {
  return (
    <Fetched source={loading} shape={shape} previousOf={keepsPrevious ? shownBefore : undefined}>
      {(state) => (state.status === "empty" && empty !== undefined ? empty : children(state.value))}
    </Fetched>
  );
}

function shownBefore<Value>(state: LoadingState<Value>): Shown<LoadingState<Value>> | undefined {
  const previous = state.status === "loading" ? state.previous : undefined;
  return previous === undefined ? undefined : { status: "loaded", value: previous, isRenewing: true };
}

/** The states that everything fetched has, in one piece or in pages. */
type FetchState =
  | { readonly status: "idle" | "loading" }
  | ({ readonly status: "loaded" | "empty" } & Renewal)
  | { readonly status: "failed"; readonly failure: Failure };

type Shown<State> = Extract<State, { readonly status: "loaded" | "empty" }>;

type FetchedProps<State> = {
  source: { readonly state: ReadonlySignal<State>; readonly slowNotice: SlowNotice; reload(): unknown; giveUp(): void };
  shape: Shape;
  /** What is not asked for yet will be: its shape stands there from the first screen on. */
  isExpected?: boolean | undefined;
  /** What stays in sight while this state has nothing to show. */
  previousOf?: ((state: State) => Shown<State> | undefined) | undefined;
  children: (state: Shown<State>) => ReactNode;
};

/** What is fetched, or what stands in its place: its shape, why it did not come, or why it may be old. */
export function Fetched<State extends FetchState>({ source, shape, isExpected, previousOf, children }: FetchedProps<State>) {
  useSignals();
  const { frame, keepFocus } = useKeptFocus();
  const state = source.state.value;
  const reload = (): void => {
    keepFocus();
    void source.reload();
  };
  const giveUp = (): void => {
    keepFocus();
    source.giveUp();
  };
  const draw = (): ReactNode => {
    switch (state.status) {
      case "idle":
        return isExpected ? <Waiting shape={shape} slowNotice={source.slowNotice} onStop={giveUp} /> : null;
      case "loading": {
        const previous = previousOf?.(state);
        if (!previous) return <Waiting shape={shape} slowNotice={source.slowNotice} onStop={giveUp} />;
        return (
          // Of the same shape as what is loaded, so that it stays as it is.
          <>
            <SlowWaiting slowNotice={source.slowNotice} onStop={giveUp} />
            {children(previous)}
          </>
        );
      }
      case "failed":
        return <FailurePanel mayRetry failure={state.failure} onRetry={reload} />;
      case "loaded":
      case "empty":
        return (
          <>
            {state.failure && <FailurePanel mayRetry failure={state.failure} busy={state.isRenewing} onRetry={reload} />}
            {children(state as Shown<State>)}
          </>
        );
    }
  };
  return (
    <div className="ui-loaded" tabIndex={-1} ref={frame}>
      {draw()}
    </div>
  );
}

/** A button that is pressed and goes away hands its focus to the frame around it, which stays: whoever goes on by keys goes on from there. */
function useKeptFocus() {
  const frame = useRef<HTMLDivElement>(null);
  return { frame, keepFocus: (): void => frame.current?.focus({ preventScroll: true }) };
}

type WaitingProps = {
  shape: Shape;
  slowNotice: SlowNotice;
  /** The visitor waits no longer. */
  onStop: () => void;
};

/** The shape of what comes; after ten seconds also that it is slow, and a way out. */
function Waiting({ shape, slowNotice, onStop }: WaitingProps) {
  return (
    <div className="ui-waiting">
      <Skeleton shape={shape} />
      <SlowWaiting slowNotice={slowNotice} onStop={onStop} />
    </div>
  );
}

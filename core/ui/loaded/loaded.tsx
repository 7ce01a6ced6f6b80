/** Draws data that is fetched, in all the states of fetching. */
import type { ReadonlySignal } from "@preact/signals-core";
import { useSignals } from "@preact/signals-react/runtime";
import { useRef, type ReactNode } from "react";
import type { Failure } from "#core/services/api/outcome.ts";
import type { Loading, LoadingState, Renewal } from "#core/services/load/loading.model.ts";
import type { SlowNotice } from "#core/services/load/slow-notice.model.ts";
import { FailurePanel } from "#core/ui/base/failure-panel.tsx";
import { Skeleton } from "#core/ui/base/skeleton.tsx";
import { SlowNoticeText } from "#core/ui/slow-notice/slow-notice.tsx";

type Shape = readonly ("line" | "field")[];

type LoadedProps<Value> = {
  /** The loading of the model; nothing is started here. */
  loading: Loading<Value>;
  /** The shape of the expected content, from top to bottom. */
  shape: Shape;
  /** Content for the state in which there is nothing to show. Without it, `children` draw that state, too. */
  empty?: ReactNode;
  /**
   * True to keep the previous data: the response to the previous request stays displayed until the new one is there, with everything typed
   * in it. Use it where the request is the same in another language.
   */
  keepsPrevious?: boolean;
  /** Draws the fetched value. The value stays displayed while it is fetched again, and when that fails. */
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

/** The states that all fetched data has, in one piece or in pages. */
type FetchState =
  | { readonly status: "idle" | "loading" }
  | ({ readonly status: "loaded" | "empty" } & Renewal)
  | { readonly status: "failed"; readonly failure: Failure };

type Shown<State> = Extract<State, { readonly status: "loaded" | "empty" }>;

type FetchedProps<State> = {
  source: { readonly state: ReadonlySignal<State>; readonly slowNotice: SlowNotice; reload(): unknown; giveUp(): void };
  shape: Shape;
  /** True where data that is not requested yet will be: its skeleton is displayed from the prerendered screen on. */
  isExpected?: boolean | undefined;
  /** Returns the previous state to display while this state has nothing to show. */
  previousOf?: ((state: State) => Shown<State> | undefined) | undefined;
  children: (state: Shown<State>) => ReactNode;
};

/**
 * Draws fetched data, or what is displayed in its place: its skeleton, the reason why it could not be fetched, or the reason why it may be
 * old.
 */
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
          // The structure is the same as in the loaded state, so that the children keep their state.
          <>
            <SlowNoticeText slowNotice={source.slowNotice} onStop={giveUp} />
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

/**
 * Keeps focus when a pressed button goes away: focus moves to the frame around it, which stays, so that a visitor who uses the keyboard
 * goes on from there.
 */
function useKeptFocus() {
  const frame = useRef<HTMLDivElement>(null);
  return { frame, keepFocus: (): void => frame.current?.focus({ preventScroll: true }) };
}

type WaitingProps = {
  shape: Shape;
  slowNotice: SlowNotice;
  /** Called when the visitor does not want to wait any longer. */
  onStop: () => void;
};

/** Draws the skeleton; after ten seconds also a notice that loading is slow, and a button to stop. */
function Waiting({ shape, slowNotice, onStop }: WaitingProps) {
  return (
    <div className="ui-waiting">
      <Skeleton shape={shape} />
      <SlowNoticeText slowNotice={slowNotice} onStop={onStop} />
    </div>
  );
}

/** Renders data that is loaded from the API, in all states of loading. */
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
  /** The loading of the model. The model starts it; the component only shows its state. */
  loading: Loading<Value>;
  /** The shape of the expected content, from top to bottom. */
  shape: Shape;
  /** The content where the response has nothing to show. Without it, `children` render that state, too. */
  empty?: ReactNode;
  /**
   * True to keep the previous data: it stays visible, with everything typed in it, until the response to the new request arrives. It is for
   * requests that differ only in the language.
   */
  keepsPrevious?: boolean;
  /** The content after the message that something could not be loaded, such as another way to what the visitor wants. */
  besideFailure?: ReactNode;
  /** Renders the loaded value. The value stays visible while it is reloaded, and when the reload fails. */
  children: (value: Value) => ReactNode;
};

export function Loaded<Value>({ loading, shape, empty, keepsPrevious, besideFailure, children }: LoadedProps<Value>) {
  return (
    <Fetched source={loading} shape={shape} previousOf={keepsPrevious ? shownBefore : undefined} besideFailure={besideFailure}>
      {(state) => (state.status === "empty" && empty !== undefined ? empty : children(state.value))}
    </Fetched>
  );
}

function shownBefore<Value>(state: LoadingState<Value>): Shown<LoadingState<Value>> | undefined {
  const previous = state.status === "loading" ? state.previous : undefined;
  return previous === undefined ? undefined : { status: "loaded", value: previous, isRenewing: true };
}

/** The states that all loaded data has, as one response or in pages. */
type FetchState =
  | { readonly status: "idle" | "loading" }
  | ({ readonly status: "loaded" | "empty" } & Renewal)
  | { readonly status: "failed"; readonly failure: Failure };

type Shown<State> = Extract<State, { readonly status: "loaded" | "empty" }>;

type FetchedProps<State> = {
  source: { readonly state: ReadonlySignal<State>; readonly slowNotice: SlowNotice; reload(): unknown; giveUp(): void };
  shape: Shape;
  /** True where the data will certainly be requested, so that the prerendered screen contains the skeleton already. */
  isExpected?: boolean | undefined;
  /** Returns the previous state, which is shown while the present one has nothing to show. */
  previousOf?: ((state: State) => Shown<State> | undefined) | undefined;
  besideFailure?: ReactNode;
  children: (state: Shown<State>) => ReactNode;
};

/** Renders loaded data, or what replaces it: the skeleton, the failure, or a note that the data may be outdated. */
export function Fetched<State extends FetchState>({ source, shape, isExpected, previousOf, besideFailure, children }: FetchedProps<State>) {
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
          // The elements are the same as in the loaded state, so that React keeps the state of the children.
          <>
            <SlowNoticeText slowNotice={source.slowNotice} onStop={giveUp} />
            {children(previous)}
          </>
        );
      }
      case "failed":
        return (
          <>
            <FailurePanel mayRetry failure={state.failure} onRetry={reload} />
            {besideFailure}
          </>
        );
      case "loaded":
      case "empty":
        return (
          <>
            {state.failure && (
              <>
                <FailurePanel mayRetry failure={state.failure} busy={state.isRenewing} onRetry={reload} />
                {besideFailure}
              </>
            )}
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
 * Keeps the focus when a pressed button disappears: the focus moves to the frame around the button, so that keyboard users continue from
 * there.
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

/** Renders the skeleton; after ten seconds also a notice that loading is slow, and a button to stop. */
function Waiting({ shape, slowNotice, onStop }: WaitingProps) {
  return (
    <div className="ui-waiting">
      <Skeleton shape={shape} />
      <SlowNoticeText slowNotice={slowNotice} onStop={onStop} />
    </div>
  );
}

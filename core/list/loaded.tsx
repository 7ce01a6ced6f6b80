/** What is fetched, in all the states that fetching has. */
import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, type ReactNode } from "react";
import type { Loading } from "#core/load/loading.model.ts";
import type { SlowNotice } from "#core/load/slow-notice.model.ts";
import { Button } from "#core/ui/button.tsx";
import { FailurePanel } from "#core/ui/failure-panel.tsx";
import { useAnnouncer } from "#core/ui/live-region.tsx";
import { Skeleton } from "#core/ui/skeleton.tsx";
import { stillLoadingText, stopWaitingText } from "./list.messages.ts";

type Shape = readonly ("line" | "field")[];

type LoadedProps<Value> = {
  loading: Loading<Value>;
  /** Of what comes. */
  shape: Shape;
  /** Where there is nothing to show. */
  empty?: ReactNode;
  children: (value: Value) => ReactNode;
};

export function Loaded<Value>({ loading, shape, empty, children }: LoadedProps<Value>) {
  useSignals();
  const state = loading.state.value;
  switch (state.status) {
    case "idle":
      return null;
    case "loading":
      return <Waiting shape={shape} slowNotice={loading.slowNotice} onStop={loading.giveUp} />;
    case "failed":
      return <FailurePanel mayRetry failure={state.failure} onRetry={() => void loading.reload()} />;
    case "loaded":
    case "empty":
      return (
        <>
          {state.failure && <FailurePanel mayRetry failure={state.failure} busy={state.isRenewing} onRetry={() => void loading.reload()} />}
          {state.status === "empty" && empty !== undefined ? empty : children(state.value)}
        </>
      );
  }
}

/** The shape of what comes; after ten seconds also that it is slow, and a way out. */
export function Waiting({ shape, slowNotice, onStop }: { shape: Shape; slowNotice: SlowNotice; onStop: () => void }) {
  return (
    <div className="ui-waiting">
      <Skeleton shape={shape} />
      <SlowWaiting slowNotice={slowNotice} onStop={onStop} />
    </div>
  );
}

export function SlowWaiting({ slowNotice, onStop }: { slowNotice: SlowNotice; onStop: () => void }) {
  useSignals();
  const announcer = useAnnouncer();
  const isSlow = slowNotice.isOver.value;
  useEffect(() => {
    if (isSlow) announcer.announce(stillLoadingText());
  }, [isSlow, announcer]);
  if (!isSlow) return null;
  return (
    <p className="ui-slow">
      {stillLoadingText()}{" "}
      <Button variant="quiet" onClick={onStop}>
        {stopWaitingText()}
      </Button>
    </p>
  );
}

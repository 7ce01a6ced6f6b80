import { useEffect, useState, type MouseEventHandler, type ReactNode } from "react";
import type { Failure } from "#core/api/outcome.ts";
import { systemClock } from "#core/platform/clock.ts";
import { Alert } from "./alert.tsx";
import { Button } from "./button.tsx";
import { failureTitle, tryAgainInText, tryAgainText } from "./failure.messages.ts";
import { useAnnouncer } from "./live-region.tsx";

type FailurePanelProps = {
  failure: Failure;
  onRetry: MouseEventHandler<HTMLButtonElement>;
  /** The retry is on its way: the panel stays until it has an answer. */
  busy?: boolean;
  /** Instead of what the failure says of itself. */
  title?: string | undefined;
  /** What is kept, or which fields are meant. */
  lines?: readonly ReactNode[];
  /** The visitor waits for it: it takes focus. Otherwise its title is said and focus stays. */
  takesFocus?: boolean;
};

/** Something could not be fetched or sent: what happened, what is kept, and a retry where it may help, not before the server allows it. */
export function FailurePanel({ failure, onRetry, busy, title = failureTitle(failure), lines, takesFocus }: FailurePanelProps) {
  const announcer = useAnnouncer();
  useEffect(() => {
    if (!takesFocus) announcer.announce(title);
  }, [failure, title, takesFocus, announcer]);
  const waitSeconds = useSecondsLeft(failure);
  const retry = isRetryable(failure) && (
    <Button
      variant="secondary"
      icon="retry"
      busy={busy}
      disabled={waitSeconds > 0}
      reason={waitSeconds > 0 ? tryAgainInText(waitSeconds) : undefined}
      onClick={onRetry}
    >
      {tryAgainText()}
    </Button>
  );
  return <Alert tone="warning" title={title} lines={lines} actions={retry} takesFocus={takesFocus} />;
}

/** The same request may fare better a little later. */
export const isRetryable = ({ code, httpStatus = 0 }: Failure): boolean =>
  code === "network.offline" ||
  code === "network.unreachable" ||
  code === "network.timeout" ||
  code === "response.invalid" ||
  code === "rate_limited" ||
  httpStatus >= 500;

/** Counts down from the failure's `retryAfterSeconds`, by the clock: a page that slept wakes at the right second. */
function useSecondsLeft(failure: Failure): number {
  const { retryAfterSeconds = 0 } = failure;
  const [left, setLeft] = useState(retryAfterSeconds);
  useEffect(() => {
    const endsAtMs = systemClock.now() + retryAfterSeconds * 1000;
    let stop: (() => void) | undefined;
    const count = (): void => {
      const leftMs = Math.max(0, endsAtMs - systemClock.now());
      setLeft(Math.ceil(leftMs / 1000));
      stop = leftMs > 0 ? systemClock.after(leftMs % 1000 || 1000, count) : undefined;
    };
    count();
    return () => stop?.();
  }, [failure, retryAfterSeconds]);
  return left;
}

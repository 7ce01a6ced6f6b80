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
  /** Where something was asked for, asking again costs nothing, whatever the failure. Default: where it may help. */
  mayRetry?: boolean;
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
export function FailurePanel(props: FailurePanelProps) {
  const { failure, onRetry, mayRetry = isRetryable(failure), busy, title = failureTitle(failure), lines, takesFocus } = props;
  const announcer = useAnnouncer();
  useEffect(() => {
    if (!takesFocus) announcer.announce(title);
  }, [failure, title, takesFocus, announcer]);
  const waitSeconds = useSecondsLeft(failure);
  const retry = mayRetry && (
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

/** Counts down from the failure's `retryAfterSeconds`: second by second, and by the clock where the page slept meanwhile. */
function useSecondsLeft(failure: Failure): number {
  const { retryAfterSeconds = 0 } = failure;
  const [shown, setShown] = useState(retryAfterSeconds);
  useEffect(() => {
    const endsAtMs = systemClock.now() + retryAfterSeconds * 1000;
    let left = retryAfterSeconds;
    let stop: (() => void) | undefined;
    const wait = (): void => {
      setShown(left);
      if (left > 0) stop = systemClock.after(1000, count);
    };
    const count = (): void => {
      const leftByClock = Math.ceil((endsAtMs - systemClock.now()) / 1000);
      left = Math.max(0, Math.min(left - 1, leftByClock));
      wait();
    };
    wait();
    return () => stop?.();
  }, [failure, retryAfterSeconds]);
  return shown;
}

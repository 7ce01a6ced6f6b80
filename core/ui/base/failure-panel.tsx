import { useEffect, useEffectEvent, useState, type MouseEventHandler, type ReactNode } from "react";
import type { Failure } from "#core/services/api/outcome.ts";
import { isPassing } from "#core/base/errors/failure-cause.ts";
import { systemClock } from "#core/platform/clock.ts";
import { again } from "./again.ts";
import { Alert } from "./alert.tsx";
import { Button } from "./button.tsx";
import { failureWords, nothingLostText, tryAgainInText, tryAgainNowText, tryAgainText, type FailureWords } from "./failure.messages.ts";
import { useAnnouncer } from "./live-region.tsx";

type FailurePanelProps = {
  failure: Failure;
  onRetry: MouseEventHandler<HTMLButtonElement>;
  /**
   * True where a retry is offered whatever the failure: where data was requested, asking again costs nothing. Default: where a retry may
   * help.
   */
  mayRetry?: boolean;
  /** True while the retry is on its way: the panel stays until there is a response. */
  busy?: boolean;
  /** The title, in place of the failure's own title and text. */
  title?: string | undefined;
  /** The title where the server sent no message, in place of 'Error!'. */
  wordless?: string | undefined;
  /** Lines that tell which fields are meant. */
  lines?: readonly ReactNode[];
  /** True where everything typed is still there; the panel then says so. */
  isKept?: boolean;
  /** True where the visitor waits for the result: the panel takes focus. Otherwise it is announced, and focus stays. */
  takesFocus?: boolean;
};

/**
 * A message that something could not be fetched or sent: what happened, what is kept, and a retry where it may help, not before the server
 * allows it.
 */
export function FailurePanel(props: FailurePanelProps) {
  const { failure, onRetry, mayRetry = isPassing(failure), busy, isKept, takesFocus } = props;
  const {
    title,
    text: what,
    code,
  }: FailureWords = props.title === undefined ? failureWords(failure, props.wordless) : { title: props.title };
  // Nothing is promised on a page that can fetch no file, not even the one that keeps typed values.
  const text = [what, isKept && failure.code !== "chunk.outdated" && nothingLostText()].filter(Boolean).join(" ");
  const announcer = useAnnouncer();
  const say = useEffectEvent((): void => {
    const { retryAfterSeconds = 0 } = failure;
    const wait = mayRetry && retryAfterSeconds > 0 ? tryAgainInText(retryAfterSeconds) : "";
    if (!takesFocus) announcer.announce([title.replace(/\w$/, "$&."), text, wait].filter(Boolean).join(" "));
  });
  useEffect(() => say(), [failure, title]);
  return (
    <Alert
      tone="warning"
      title={title}
      lines={[
        ...(props.lines ?? []),
        (text || code) && (
          <>
            {text} {code && <small className="ui-quiet-text">{code}</small>}
          </>
        ),
      ].filter(Boolean)}
      actions={mayRetry && <Retry failure={failure} busy={busy} onClick={onRetry} />}
      takesFocus={takesFocus}
    />
  );
}

type RetryProps = {
  failure: Failure;
  busy?: boolean | undefined;
  variant?: "primary" | "secondary";
  onClick: MouseEventHandler<HTMLButtonElement>;
};

/**
 * The retry button. Until the server allows a retry, the remaining time is shown in its place. Where only a reload of the page helps, the
 * same button reloads.
 */
export function Retry({ failure, busy, variant = "secondary", onClick }: RetryProps) {
  return (
    <RetryWait failure={failure}>
      <Button variant={variant} icon="retry" busy={busy} onClick={onClick} {...again(failure, tryAgainText())} />
    </RetryWait>
  );
}

/** Counts down to the moment when the children may be used. The countdown is only visible: screen readers hear its end. */
export function RetryWait({ failure, children }: { failure: Failure; children?: ReactNode }) {
  const announcer = useAnnouncer();
  const secondsLeft = useSecondsLeft(failure, () => announcer.announce(tryAgainNowText()));
  return secondsLeft > 0 ? <p className={children ? "ui-wait" : undefined}>{tryAgainInText(secondsLeft)}</p> : children;
}

/**
 * Returns the seconds that are left of the failure's `retryAfterSeconds`. Counts down second by second, and by the clock where the page
 * slept meanwhile.
 */
function useSecondsLeft(failure: Failure, onEnd: () => void): number {
  const { retryAfterSeconds = 0 } = failure;
  const [shown, setShown] = useState(retryAfterSeconds);
  const end = useEffectEvent(onEnd);
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
      if (left === 0) end();
    };
    wait();
    return () => stop?.();
  }, [failure, retryAfterSeconds]);
  return shown;
}

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
  /**
   * Repeats the request. Absent where the button that sent the request is still shown beside the panel; the panel then only says from when
   * on that button may be pressed.
   */
  onRetry?: MouseEventHandler<HTMLButtonElement>;
  /**
   * True where a retry is offered for every failure, because repeating the request has no side effect. By default a retry is offered where
   * it may help.
   */
  mayRetry?: boolean;
  /**
   * The text of the retry button, by default 'Try again'. A retry that orders has the order button's text by law (EU Consumer Rights
   * Directive, art. 8(2)).
   */
  retryText?: string | undefined;
  /** True while the retry is running; the panel stays until the response arrives. */
  busy?: boolean;
  /** The title, which replaces the failure's own title and text. */
  title?: string | undefined;
  /** The title where the server sent no message; it replaces 'Error!'. */
  wordless?: string | undefined;
  /** The lines that tell which fields have mistakes. */
  lines?: readonly ReactNode[];
  /** True where everything typed is still in the form; the panel then says so. */
  isKept?: boolean;
  /** True where the visitor waits for the result, so that the panel takes the focus. Otherwise the panel is only announced. */
  takesFocus?: boolean;
};

/**
 * Renders a message that something could not be loaded or sent: what happened, that typed texts stay, and a retry button where it may help,
 * as soon as the server allows it.
 */
export function FailurePanel(props: FailurePanelProps) {
  const { failure, onRetry, mayRetry = isPassing(failure), busy, isKept, retryText, takesFocus } = props;
  const {
    title,
    text: what,
    code,
  }: FailureWords = props.title === undefined ? failureWords(failure, props.wordless) : { title: props.title };
  // On an outdated page no file can be loaded, not even the one that stores drafts, so the panel does not promise that typed texts stay.
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
      actions={mayRetry && <Retry failure={failure} text={retryText} busy={busy} onClick={onRetry} />}
      takesFocus={takesFocus}
    />
  );
}

type RetryProps = {
  failure: Failure;
  /** The button's text, by default 'Try again'. */
  text?: string | undefined;
  busy?: boolean | undefined;
  variant?: "primary" | "secondary";
  /** Called at a press of the retry button. Absent where another button repeats the request. */
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
};

/**
 * Renders the retry button. Until the server allows a retry, the remaining time replaces the button. Where only a reload of the page helps,
 * the button reloads. Without `onClick` only the waiting time and its end are shown, or the button that reloads.
 */
export function Retry({ failure, text = tryAgainText(), busy, variant = "secondary", onClick }: RetryProps) {
  return (
    <RetryWait failure={failure}>
      {onClick || failure.code === "chunk.outdated" ? (
        <Button variant={variant} icon="retry" busy={busy} onClick={onClick} {...again(failure, text)} />
      ) : (
        !!failure.retryAfterSeconds && <p className="ui-wait">{tryAgainNowText()}</p>
      )}
    </RetryWait>
  );
}

/** Shows a countdown, and then the children. The countdown is not announced, only its end is. */
export function RetryWait({ failure, children }: { failure: Failure; children?: ReactNode }) {
  const announcer = useAnnouncer();
  const secondsLeft = useSecondsLeft(failure, () => announcer.announce(tryAgainNowText()));
  return secondsLeft > 0 ? <p className={children ? "ui-wait" : undefined}>{tryAgainInText(secondsLeft)}</p> : children;
}

/**
 * Returns the remaining seconds of the failure's `retryAfterSeconds`. They are computed from the clock, so that they are right even after
 * the computer was asleep.
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

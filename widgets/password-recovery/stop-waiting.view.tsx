import { useSignals } from "@preact/signals-react/runtime";
import type { RefObject } from "react";
import { Button } from "#core/ui/base/button.tsx";
import { stopText } from "./password-recovery.messages.ts";
import type { Model } from "./password-recovery.model.ts";

type StopWaitingProps = {
  model: Model;
  busy: boolean;
  /** The heading that takes focus: the cancel button is removed, and the submit button is disabled until the captcha is solved again. */
  heading: RefObject<HTMLHeadingElement | null>;
};

/** Draws the button that cancels a slow request. */
export function StopWaiting({ model, busy, heading }: StopWaitingProps) {
  useSignals();
  if (!busy || !model.slowNotice.isOver.value) return null;
  const stop = (): void => {
    heading.current?.focus();
    model.stopWaiting();
  };
  return (
    <Button variant="quiet" onClick={stop}>
      {stopText()}
    </Button>
  );
}

import { useSignals } from "@preact/signals-react/runtime";
import { useEffect } from "react";
import type { SlowNotice } from "#core/services/load/slow-notice.model.ts";
import { Button } from "#core/ui/base/button.tsx";
import { useAnnouncer } from "#core/ui/base/live-region.tsx";
import { stillLoadingText, stopWaitingText } from "./waiting.messages.ts";

type SlowWaitingProps = {
  slowNotice: SlowNotice;
  /** The visitor waits no longer. */
  onStop: () => void;
};

/** After ten seconds: that it is slow, which is said too, and a way out. Before, nothing. */
export function SlowWaiting({ slowNotice, onStop }: SlowWaitingProps) {
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

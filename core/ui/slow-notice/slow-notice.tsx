import { useSignals } from "@preact/signals-react/runtime";
import { useEffect } from "react";
import type { SlowNotice } from "#core/services/load/slow-notice.model.ts";
import { Button } from "#core/ui/base/button.tsx";
import { useAnnouncer } from "#core/ui/base/live-region.tsx";
import { stillLoadingText, stopWaitingText } from "./slow-notice.messages.ts";

type SlowNoticeProps = {
  slowNotice: SlowNotice;
  /** Called when the visitor does not want to wait any longer. */
  onStop: () => void;
};

/** Shows after ten seconds that loading is slow, with a button to stop, and announces it. It shows nothing earlier. */
export function SlowNoticeText({ slowNotice, onStop }: SlowNoticeProps) {
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

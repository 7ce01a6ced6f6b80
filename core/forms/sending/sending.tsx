import { useSignals } from "@preact/signals-react/runtime";
import { Alert } from "#core/ui/base/alert.tsx";
import { Button } from "#core/ui/base/button.tsx";
import { nothingLostText } from "#core/ui/base/failure.messages.ts";
import { stoppedText, stopText } from "./sending.messages.ts";
import type { Sending } from "./sending.model.ts";

type SendingProps = { readonly sending: Sending };

/** Stands where the box of a failure would. */
export function StoppedNotice({ sending }: SendingProps) {
  useSignals();
  return sending.notice.value === "stopped" && <Alert tone="info" title={stoppedText()} lines={[nothingLostText()]} takesFocus />;
}

/** Beside the button of a form whose sending takes a while. */
export function StopButton({ sending }: SendingProps) {
  useSignals();
  return (
    sending.notice.value === "long" && (
      <Button variant="secondary" onClick={sending.stop}>
        {stopText()}
      </Button>
    )
  );
}

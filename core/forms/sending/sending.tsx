import { useSignals } from "@preact/signals-react/runtime";
import { Alert } from "#core/ui/base/alert.tsx";
import { Button } from "#core/ui/base/button.tsx";
import { nothingLostText } from "#core/ui/base/failure.messages.ts";
import { stoppedText, stopText } from "./sending.messages.ts";
import type { Sending } from "./sending.model.ts";

type SendingProps = { readonly sending: Sending };

/** Renders the notice that the submission was stopped, in the position of the failure box. */
export function StoppedNotice({ sending }: SendingProps) {
  useSignals();
  return sending.notice.value === "stopped" && <Alert tone="info" title={stoppedText()} lines={[nothingLostText()]} takesFocus />;
}

/** Renders the button that stops a submission which takes a while. It is rendered beside the form's submit button. */
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

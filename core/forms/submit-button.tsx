import { useSignals } from "@preact/signals-react/runtime";
import type { ReactNode } from "react";
import type { CaptchaModel } from "#core/captcha/captcha.model.ts";
import { Button } from "#core/ui/button.tsx";
import { captchaReason } from "./forms.messages.ts";

type SubmitButtonProps = {
  captcha: CaptchaModel;
  busy: boolean;
  /** Why the form cannot be sent yet, before the captcha's own reason. */
  reason?: string | undefined;
  children: ReactNode;
};

/** Disabled until the captcha is verified and while a submission runs (P-019, P-020), and says why. */
export function SubmitButton({ captcha, busy, children, ...own }: SubmitButtonProps) {
  useSignals();
  const reason = own.reason ?? captchaReason(captcha.state.value.kind);
  return (
    <Button type="submit" busy={busy} disabled={reason !== undefined} reason={reason}>
      {children}
    </Button>
  );
}

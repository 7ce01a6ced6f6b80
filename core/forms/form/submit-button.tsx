import { useSignals } from "@preact/signals-react/runtime";
import type { ReactNode } from "react";
import type { CaptchaModel } from "#core/services/captcha/captcha.model.ts";
import { Button } from "#core/ui/base/button.tsx";
import { captchaWait } from "./captcha-control.tsx";

type SubmitButtonProps = {
  captcha: CaptchaModel;
  /** The id of the captcha's line of text. */
  line: string;
  busy: boolean;
  /** The reason why the form cannot be sent yet. It is shown in preference to the captcha's own reason. */
  reason?: string | undefined;
  children: ReactNode;
};

/**
 * Renders the submit button of a form with a captcha. The button is announced as disabled until the captcha is verified and while a
 * submission runs (P-019, P-020); the captcha's line gives the reason.
 */
export function SubmitButton({ captcha, line, busy, reason, children }: SubmitButtonProps) {
  useSignals();
  return (
    <Button type="submit" busy={busy} disabled={reason !== undefined} reason={reason} waitsFor={captchaWait(captcha, line)}>
      {children}
    </Button>
  );
}

import { useSignals } from "@preact/signals-react/runtime";
import type { ReactNode } from "react";
import type { CaptchaModel } from "#core/services/captcha/captcha.model.ts";
import { Button } from "#core/ui/base/button.tsx";
import { captchaWait } from "./captcha-control.tsx";

type SubmitButtonProps = {
  captcha: CaptchaModel;
  /** Id of the line of text that belongs to the captcha. */
  line: string;
  busy: boolean;
  /** The reason why the form cannot be sent yet. It comes before the captcha's own reason. */
  reason?: string | undefined;
  children: ReactNode;
};

/**
 * The submit button of a form with a captcha. It is announced as disabled until the captcha is verified and while a submission runs (P-019,
 * P-020); the captcha's line says why.
 */
export function SubmitButton({ captcha, line, busy, reason, children }: SubmitButtonProps) {
  useSignals();
  return (
    <Button type="submit" busy={busy} disabled={reason !== undefined} reason={reason} waitsFor={captchaWait(captcha, line)}>
      {children}
    </Button>
  );
}

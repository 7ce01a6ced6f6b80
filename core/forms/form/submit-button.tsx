import { useSignals } from "@preact/signals-react/runtime";
import type { ReactNode } from "react";
import type { CaptchaModel } from "#core/services/captcha/captcha.model.ts";
import { Button } from "#core/ui/base/button.tsx";
import { captchaWait } from "./captcha-control.tsx";

type SubmitButtonProps = {
  captcha: CaptchaModel;
  /** Id of the captcha's line. */
  line: string;
  busy: boolean;
  /** Why the form cannot be sent yet, before the captcha's own reason. */
  reason?: string | undefined;
  children: ReactNode;
};

/** Told as disabled until the captcha is verified and while a submission runs (P-019, P-020); the line says why. */
export function SubmitButton({ captcha, line, busy, reason, children }: SubmitButtonProps) {
  useSignals();
  return (
    <Button type="submit" busy={busy} disabled={reason !== undefined} reason={reason} waitsFor={captchaWait(captcha, line)}>
      {children}
    </Button>
  );
}

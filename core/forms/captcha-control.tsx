import { useSignals } from "@preact/signals-react/runtime";
import { useEffect } from "react";
import type { CaptchaModel, CaptchaState } from "#core/captcha/captcha.model.ts";
import { Button } from "#core/ui/button.tsx";
import { Icon } from "#core/ui/icon.tsx";
import { Spinner } from "#core/ui/spinner.tsx";
import { captchaText, confirmAgainText } from "./forms.messages.ts";

/** Tells how the security check stands. It needs no hand; after a failure it offers to confirm again (decisions §4). */
export function CaptchaControl({ captcha }: { captcha: CaptchaModel }) {
  useSignals();
  const state = captcha.state.value;
  useEffect(() => captcha.appear(), [captcha]);
  return (
    <div className="ui-captcha" data-state={state.kind}>
      {state.kind === "working" ? <Spinner /> : <Icon name={icons[state.kind]} />}
      {/* The first text is the longest: its space stays, so that nothing below moves while the check goes on by itself. */}
      <p className="ui-quiet-text" data-space={state.kind === "idle" ? undefined : captchaText("idle")}>
        <span>{captchaText(state.kind)}</span>
      </p>
      {state.kind === "failed" && (
        <Button variant="secondary" onClick={captcha.begin}>
          {confirmAgainText()}
        </Button>
      )}
      {/* Filled by the page's light DOM where the captcha is Google's, which does not work inside a shadow root. */}
      <slot name="digi-captcha" />
    </div>
  );
}

const icons = { idle: "shield", waiting: "shield", verified: "success", failed: "retry", insecure: "warning" } as const satisfies Record<
  Exclude<CaptchaState["kind"], "working">,
  string
>;

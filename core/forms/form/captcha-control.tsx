import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useEffectEvent, useRef, type MouseEvent } from "react";
import type { CaptchaModel, CaptchaState } from "#core/services/captcha/captcha.model.ts";
import { whenUserActive } from "#core/platform/user-activity.ts";
import { again } from "#core/ui/base/again.ts";
import { Button } from "#core/ui/base/button.tsx";
import { Icon, type IconName } from "#core/ui/base/icon.tsx";
import { useAnnouncer } from "#core/ui/base/live-region.tsx";
import { focusSubmit } from "./focus-field.ts";
import { captchaIdleText, captchaText, captchaWaitText, confirmAgainText } from "./forms.messages.ts";

type CaptchaControlProps = {
  captcha: CaptchaModel;
  /** The id of the captcha's line of text. The submit button is described by that line until the captcha is verified. */
  id: string;
};

/**
 * Draws one quiet line that tells the state of the security check. The check needs no action by the visitor; after a failure the line
 * offers to confirm again (decisions §4).
 */
export function CaptchaControl({ captcha, id }: CaptchaControlProps) {
  useSignals();
  const state = captcha.state.value;
  const { kind } = state;
  const control = useRef<HTMLDivElement>(null);
  useEffect(() => {
    captcha.appear();
    const form = control.current?.closest("[part=form]");
    return form ? whenUserActive(form, captcha.prepare) : undefined;
  }, [captcha]);
  useSpokenCheck(captcha);
  const confirmAgain = ({ currentTarget }: MouseEvent): void => {
    focusSubmit(currentTarget);
    captcha.again();
  };
  return (
    <div className="ui-captcha" data-state={kind} ref={control}>
      <Icon name={icons[kind] ?? "shield"} />
      {/* Space is reserved for the first text, which is the longest, so that nothing below moves when the check ends and the text
          changes. */}
      <p className="ui-quiet-text" id={id} data-space={kind === "verified" ? captchaIdleText() : undefined}>
        <span>{captchaText(state)}</span>
      </p>
      {state.kind === "failed" && <Button variant="quiet" onClick={confirmAgain} {...again(state.failure, confirmAgainText())} />}
      {/* Google's captcha does not work inside a shadow root; where the page uses it, its light DOM element is rendered in this slot. */}
      <slot name="digi-captcha" />
    </div>
  );
}

/**
 * Returns the id of the captcha's message as long as that message says why the form is not sent yet, so that the submit button can be
 * described by it; undefined once the captcha is verified.
 */
export const captchaWait = (captcha: CaptchaModel, id: string): string | undefined =>
  captcha.state.value.kind === "verified" ? undefined : id;

/**
 * Announces the state of the security check to a visitor who pressed the submit button too early, and announces a failure. All other
 * changes are not announced.
 */
function useSpokenCheck(captcha: CaptchaModel): void {
  useSignals();
  const announcer = useAnnouncer();
  const { wants } = captcha;
  const state = captcha.state.value;
  const heard = useRef(wants.value);
  const answer = useEffectEvent((count: number): void => {
    if (count === heard.current) return;
    heard.current = count;
    announcer.announce(captchaWaitText(state));
  });
  useEffect(() => answer(wants.value), [wants.value]);
  useEffect(() => {
    if (state.kind === "failed") announcer.announce(captchaText(state));
  }, [state, announcer]);
}

/** The icon for each state of the captcha. States that are not listed have the shield. */
const icons: Partial<Record<CaptchaState["kind"], IconName>> = { verified: "success", failed: "warning", insecure: "warning" };

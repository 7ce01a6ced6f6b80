import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useRef } from "react";
import { Alert } from "#core/ui/base/alert.tsx";
import { Button } from "#core/ui/base/button.tsx";
import { Part, PartIntent } from "#core/runtime/part/part.tsx";
import { phaseOf, useKeptHeight } from "#core/ui/outcome/kept-height.ts";
import { OtherWays } from "#widgets/my-digi/other-ways.view.tsx";
import type { View as PasswordForm } from "#widgets/my-digi/tv-password/tv-password.view.tsx";
import type { AccountProps } from "./digi-tv.model.ts";
import * as say from "./digi-tv.messages.ts";

/**
 * Draws the button that opens the form for a new password, the form, and the message that stays after the change (C-388, decisions §9).
 * The button stays until the form is there, so that the focus stays at it; the style sheet hides it from then on.
 */
export function TvPassword({ model, account }: AccountProps) {
  useSignals();
  const { password } = model.tv();
  const isOpen = password.isOpen.value;
  const state = password.state.value;
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  const box = useRef<HTMLDivElement>(null);
  useKeptHeight(box, () => phaseOf(password.state.value.status));
  useEffect(() => {
    // After a change the message takes the focus.
    if (wasOpen.current && !isOpen && password.state.peek().status !== "sent") button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, password]);
  return (
    <div className="tv-password" data-open={isOpen || undefined} ref={box}>
      {!isOpen && state.status === "sent" && <Alert tone="success" title={state.message ?? say.passwordChangedText()} takesFocus />}
      <PartIntent<typeof PasswordForm> name="tv-password">
        <div>
          <Button variant="secondary" onClick={password.open} buttonRef={button}>
            {say.changePasswordText()}
          </Button>
        </div>
      </PartIntent>
      {isOpen && (
        <div className="product-later">
          <Part<typeof PasswordForm> name="tv-password" lines={[<OtherWays key="ways" />]} {...{ password, account }} />
        </div>
      )}
    </div>
  );
}

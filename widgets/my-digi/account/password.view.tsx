import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useRef } from "react";
import { changeText } from "#core/forms/inline-edit/inline-edit.messages.ts";
import { SettingRow } from "#core/forms/inline-edit/setting-row.tsx";
import { Part, PartIntent } from "#core/runtime/part/part.tsx";
import { Button } from "#core/ui/base/button.tsx";
import type { View as ChangePassword } from "#widgets/my-digi/change-password/change-password.view.tsx";
import * as say from "./account.messages.ts";
import type { Model } from "./account.model.ts";

/** Draws dots instead of the password or, while it is being changed, the form for a new password. */
export function Password({ password, email }: { password: Model["password"]; email: string }) {
  useSignals();
  const isOpen = password.isOpen.value;
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (isOpen)
    return (
      <li className="ui-setting">
        <div className="account-changed">
          <Part<typeof ChangePassword>
            name="change-password"
            email={email}
            onClose={password.close}
            onChanged={password.changed}
            takesFocus
          />
        </div>
      </li>
    );
  const action = (
    <PartIntent<typeof ChangePassword> name="change-password">
      <Button variant="quiet" onClick={password.open} buttonRef={button}>
        {changeText()} <span className="ui-hidden">{say.passwordOfChangeText()}</span>
      </Button>
    </PartIntent>
  );
  return (
    <SettingRow label={say.passwordLabel()} action={action}>
      <span aria-hidden="true">••••••••••</span>
      <span className="ui-hidden">{say.passwordDotsText()}</span>
    </SettingRow>
  );
}

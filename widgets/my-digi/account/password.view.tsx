import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useRef, useState } from "react";
import { ErrorSummary } from "#core/forms/error-summary.tsx";
import { FormAlert } from "#core/forms/form-alert.tsx";
import { useDigiForm } from "#core/forms/use-digi-form.ts";
import { SettingRow } from "#core/inline-edit/setting-row.tsx";
import { LightForm, LightSubmit } from "#core/light/light-form.tsx";
import { PasswordField } from "#core/light/password-field.tsx";
import { useReveal } from "#core/light/password-reveal.tsx";
import { RedirectNotice } from "#core/link-page/redirect-notice.tsx";
import { hintsText, passwordMessage, repeatPasswordLabel } from "#core/new-password/new-password.messages.ts";
import { PasswordHints } from "#core/new-password/password-hints.tsx";
import { HiddenUsername } from "#core/new-password/password-username.tsx";
import { Alert } from "#core/ui/alert.tsx";
import { Button } from "#core/ui/button.tsx";
import { useAnnouncer } from "#core/ui/live-region.tsx";
import type { Language } from "#core/values/language.ts";
import { passwordDotsText, passwordLabel } from "./account.messages.ts";
import { PasswordFields } from "./account.schema.ts";
import * as say from "./password.messages.ts";
import { logoutSearch, type PasswordChange, type PasswordState } from "./password.model.ts";

type PasswordProps = { model: PasswordChange; email: string; login: string; language: Language };

/** Dots, and behind 'Change password' the form; after it the way to the login (C-243). */
export function Password(props: PasswordProps) {
  useSignals();
  const { model } = props;
  const state = model.state.value;
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && state.kind === "closed") button.current?.focus();
    wasOpen.current = state.kind === "open";
  }, [state.kind]);
  switch (state.kind) {
    case "closed":
      return (
        <SettingRow
          label={passwordLabel()}
          action={
            <Button variant="quiet" onClick={model.open} buttonRef={button}>
              {say.changePasswordText()}
            </Button>
          }
        >
          <span aria-hidden="true">••••••••••</span>
          <span className="ui-hidden">{passwordDotsText()}</span>
        </SettingRow>
      );
    case "open":
      return (
        <li className="ui-setting">
          <PasswordForm {...props} state={state} />
        </li>
      );
    case "changed":
      return (
        <li className="ui-setting">
          <Changed {...props} />
        </li>
      );
  }
}

function Changed({ model, login }: PasswordProps) {
  return (
    <div className="ui-setting-form">
      <Alert
        tone="success"
        title={say.changedHeading()}
        lines={[say.changedText()]}
        takesFocus
        actions={
          <RedirectNotice redirect={model.redirect} href={login + logoutSearch}>
            {say.toLoginText()}
          </RedirectNotice>
        }
      />
    </div>
  );
}

type FormProps = PasswordProps & { state: Extract<PasswordState, { kind: "open" }> };

function PasswordForm({ model, email, language, state: { isSending, failure } }: FormProps) {
  const reveal = useReveal();
  const [typed, setTyped] = useState("");
  const form = useDigiForm({
    struct: PasswordFields,
    announcer: useAnnouncer(),
    failure,
    messagesOf: [say.missingText, passwordMessage],
    onValues: (values) => setTyped(String(values["password-new"] ?? "")),
  });
  const send = form.handleSubmit((fields) => {
    reveal.hide();
    void model.submit(fields);
  });
  return (
    <div className="ui-setting-form">
      <LightForm language={language} onSubmit={send} busy={isSending}>
        <p>{say.introText()}</p>
        <HiddenUsername username={email} />
        <PasswordField
          label={say.oldPasswordLabel()}
          autoComplete="current-password"
          reveal={reveal}
          takesFocus={0}
          {...form.field("password-old")}
        />
        <PasswordField
          label={say.newPasswordLabel()}
          note={hintsText()}
          autoComplete="new-password"
          reveal={reveal}
          {...form.field("password-new")}
        >
          <PasswordHints password={typed} />
        </PasswordField>
        <PasswordField label={repeatPasswordLabel()} autoComplete="new-password" reveal={reveal} {...form.field("password-new-repeat")} />
        <ErrorSummary mistakes={form.mistakes} labels={labels()} />
        {failure && <FormAlert failure={failure} labels={labels()} onRetry={() => send()} />}
        <div className="ui-setting-buttons">
          <LightSubmit>{say.saveText()}</LightSubmit>
          <Button variant="quiet" onClick={model.close}>
            {say.cancelText()}
          </Button>
        </div>
      </LightForm>
    </div>
  );
}

const labels = (): Record<string, string> => ({
  "password-old": say.oldPasswordLabel(),
  "password-new": say.newPasswordLabel(),
  "password-new-repeat": repeatPasswordLabel(),
});

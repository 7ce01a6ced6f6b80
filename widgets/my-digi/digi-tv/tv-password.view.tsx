import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useRef, useState } from "react";
import { ErrorSummary } from "#core/forms/form/error-summary.tsx";
import { FormAlert } from "#core/forms/form/form-alert.tsx";
import { useDigiForm } from "#core/forms/form/use-digi-form.ts";
import { LightDomForm, LightDomSubmit } from "#core/forms/light-dom/light-dom-form.tsx";
import { useReveal } from "#core/forms/light-dom/password-reveal.tsx";
import { passwordMessage, repeatPasswordLabel } from "#core/forms/new-password/new-password.messages.ts";
import { HiddenUsername } from "#core/forms/new-password/password-username.tsx";
import { Alert } from "#core/ui/base/alert.tsx";
import { Button } from "#core/ui/base/button.tsx";
import type { AccountProps } from "./digi-tv.model.ts";
import * as say from "./digi-tv.messages.ts";
import { TvPasswordFields } from "./digi-tv.schema.ts";
import { NewPasswordFields } from "./new-password-fields.view.tsx";

/** Draws the button that opens the form for a new password, the form, and the message that stays after the change (C-388, decisions §9). */
export function TvPassword(props: AccountProps) {
  useSignals();
  const { password } = props.model.tv();
  const isOpen = password.isOpen.value;
  const state = password.state.value;
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // After a change the message takes the focus.
    if (wasOpen.current && !isOpen && password.state.peek().status !== "sent") button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, password]);
  if (isOpen) return <PasswordForm {...props} />;
  return (
    <>
      {state.status === "sent" && <Alert tone="success" title={state.message ?? say.passwordChangedText()} takesFocus />}
      <div>
        <Button variant="secondary" onClick={password.open} buttonRef={button}>
          {say.changePasswordText()}
        </Button>
      </div>
    </>
  );
}

function PasswordForm({ model, account, announcer, language }: AccountProps) {
  useSignals();
  const { password } = model.tv();
  const state = password.state.value;
  const failure = state.status === "refused" ? state.failure : undefined;
  const reveal = useReveal();
  const heading = useRef<HTMLHeadingElement>(null);
  const [kept] = useState(password.typed.read);
  const [typed, setTyped] = useState(kept["password"] ?? "");
  const form = useDigiForm({
    struct: TvPasswordFields,
    defaultValues: kept,
    announcer,
    failure,
    messagesOf: [say.missingNewText, passwordMessage],
    onValues: (values) => {
      password.typed.keep(values);
      setTyped(String(values["password"] ?? ""));
    },
  });
  const send = form.handleSubmit((fields) => {
    reveal.hide();
    void password.submit(fields);
  });
  // The form takes the place of the button that has opened it.
  useEffect(() => {
    if (Object.keys(kept).length === 0) heading.current?.focus();
  }, [kept]);
  const labels = { password: say.newPasswordLabel(), "password-repeat": repeatPasswordLabel() };
  return (
    <div className="tv-password">
      <div className="tv-form">
        <LightDomForm key={form.revision} language={language} onSubmit={send} busy={state.status === "sending"}>
          <h5 className="ui-heading" ref={heading} tabIndex={-1}>
            {say.passwordHeading()}
          </h5>
          <p>{say.passwordIntro()}</p>
          <HiddenUsername username={account.email} />
          <NewPasswordFields label={say.newPasswordLabel()} typed={typed} reveal={reveal} field={form.field} />
          <ErrorSummary mistakes={form.mistakes} labels={labels} />
          {failure && <FormAlert failure={failure} labels={labels} onRetry={() => send()} />}
          <div className="area-do">
            <LightDomSubmit>{say.savePasswordText()}</LightDomSubmit>
            <Button variant="quiet" onClick={password.close}>
              {say.cancelText()}
            </Button>
          </div>
        </LightDomForm>
      </div>
    </div>
  );
}

import { useSignals } from "@preact/signals-react/runtime";
import { useId, useRef, useState } from "react";
import type { ViewProps } from "#core/runtime/element/widget.ts";
import { CaptchaControl, captchaWait } from "#core/forms/form/captcha-control.tsx";
import { ErrorSummary } from "#core/forms/form/error-summary.tsx";
import { FormAlert } from "#core/forms/form/form-alert.tsx";
import { PasswordField } from "#core/forms/light-dom/password-field.tsx";
import { PasswordHints } from "#core/forms/new-password/password-hints.tsx";
import { useReveal } from "#core/forms/light-dom/password-reveal.tsx";
import { HiddenUsername } from "#core/forms/new-password/password-username.tsx";
import { hintsText, passwordMessage, repeatPasswordLabel } from "#core/forms/new-password/new-password.messages.ts";
import { useDigiForm } from "#core/forms/form/use-digi-form.ts";
import { Heading } from "#core/ui/base/heading.tsx";
import { LightDomForm, LightDomSubmit } from "#core/forms/light-dom/light-dom-form.tsx";
import type { definition } from "./password-recovery.element.ts";
import { newPasswordLabel, recoverHeading, recoverIntro, recoverSubmit } from "./password-recovery.messages.ts";
import type { Model } from "./password-recovery.model.ts";
import { RecoverFields } from "./password-recovery.schema.ts";
import { StopWaiting } from "./stop-waiting.view.tsx";

type RecoverFormProps = ViewProps<Model, typeof definition> & { username: string | undefined };

/** Draws the form for a new password, which is shown to a visitor who has opened the link of the mail. */
export function RecoverForm({ model, options, announcer, language, username }: RecoverFormProps) {
  useSignals();
  const { captcha, state } = model.recover;
  const line = useId();
  const current = state.value;
  const failure = current.status === "refused" ? current.failure : undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  const [typed, setTyped] = useState("");
  const reveal = useReveal();
  const form = useDigiForm({
    struct: RecoverFields,
    announcer,
    failure,
    messagesOf: [passwordMessage],
    onValues: (values) => setTyped(String(values["reset-password"] ?? "")),
  });
  const send = form.handleSubmit((fields) => {
    reveal.hide();
    void model.setPassword(fields);
  });

  return (
    <LightDomForm
      language={language}
      onSubmit={send}
      onFocus={captcha.begin}
      busy={current.status === "sending"}
      waitsFor={captchaWait(captcha, line)}
    >
      <Heading focusRef={heading}>{options.heading ?? recoverHeading()}</Heading>
      <p>{recoverIntro()}</p>
      {username !== undefined && <HiddenUsername username={username} />}
      <PasswordField
        label={newPasswordLabel()}
        note={hintsText()}
        autoComplete="new-password"
        reveal={reveal}
        {...form.field("reset-password")}
      >
        <PasswordHints password={typed} />
      </PasswordField>
      <PasswordField label={repeatPasswordLabel()} autoComplete="new-password" reveal={reveal} {...form.field("repeat_password")} />
      <ErrorSummary mistakes={form.mistakes} labels={labels()} />
      {failure && <FormAlert failure={failure} labels={labels()} onRetry={() => send()} />}
      <CaptchaControl captcha={captcha} id={line} />
      <LightDomSubmit>{recoverSubmit()}</LightDomSubmit>
      <StopWaiting model={model} busy={current.status === "sending"} heading={heading} />
    </LightDomForm>
  );
}

const labels = (): Record<string, string> => ({ "reset-password": newPasswordLabel(), repeat_password: repeatPasswordLabel() });

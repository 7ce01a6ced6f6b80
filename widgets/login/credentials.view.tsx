import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useId } from "react";
import { CaptchaControl, captchaWait } from "#core/forms/form/captcha-control.tsx";
import { ErrorSummary } from "#core/forms/form/error-summary.tsx";
import { FormAlert } from "#core/forms/form/form-alert.tsx";
import { emailLabel } from "#core/forms/form/forms.messages.ts";
import { PasswordField } from "#core/forms/light-dom/password-field.tsx";
import { useReveal } from "#core/forms/light-dom/password-reveal.tsx";
import { useDigiForm } from "#core/forms/form/use-digi-form.ts";
import { Alert } from "#core/ui/base/alert.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { LightDomField } from "#core/forms/light-dom/light-dom-field.tsx";
import { LightDomForm, LightDomSubmit } from "#core/forms/light-dom/light-dom-form.tsx";
import * as say from "./login.messages.ts";
import type { Refusal, StepProps } from "./login.model.ts";
import { CredentialFields } from "./login.schema.ts";

/** Draws step one of the login, email and password (P-025). */
export function Credentials({ model, state, options, announcer, pathOf, language }: StepProps<"credentials">) {
  useSignals();
  const { failure, notice, isBusy } = state;
  const { captcha, needsCaptcha } = model;
  const line = useId();
  const reveal = useReveal();
  const form = useDigiForm({
    struct: CredentialFields,
    defaultValues: { username: model.email.peek() },
    announcer,
    failure,
    onValues: model.onTyping,
  });
  const send = form.handleSubmit((fields) => {
    reveal.hide();
    void model.submit(fields);
  });
  const ownTitle = failure && ownTitles[failure.code]?.();
  const noticeTitle = notice && noticeTitles[notice]();
  useEffect(() => {
    if (noticeTitle !== undefined) announcer.announce(noticeTitle);
  }, [noticeTitle, announcer]);

  return (
    <LightDomForm language={language} onSubmit={send} busy={isBusy} waitsFor={needsCaptcha.value ? captchaWait(captcha, line) : undefined}>
      <Heading>{options.heading ?? say.headingText()}</Heading>
      {notice !== "activate" && <p>{say.introText()}</p>}
      {notice && (
        <Alert
          tone="info"
          title={noticeTitle}
          lines={[notice === "activate" ? say.inactiveText(model.email.peek()) : say.logInAgainText()]}
        />
      )}
      <LightDomField
        label={emailLabel()}
        type="email"
        autoComplete="username"
        takesFocus={model.moves.value || undefined}
        {...form.field("username")}
      />
      <PasswordField label={say.passwordLabel()} autoComplete="current-password" reveal={reveal} {...form.field("password")} />
      <p>
        <a className="forgot" href={pathOf("password-recovery")}>
          {say.forgotLink()}
        </a>
      </p>
      <ErrorSummary mistakes={form.mistakes} labels={labels()} />
      {/* The alert is above the button: the fields keep their position when it disappears as the visitor types (P-117). */}
      {ownTitle !== undefined && <Alert tone="warning" title={ownTitle} takesFocus />}
      {failure && ownTitle === undefined && <FormAlert failure={failure} labels={labels()} onRetry={() => send()} />}
      {needsCaptcha.value && <CaptchaControl captcha={captcha} id={line} />}
      <LightDomSubmit>{say.submitText()}</LightDomSubmit>
    </LightDomForm>
  );
}

const noticeTitles = { "signed-out": say.signedOutTitle, "too-late": say.tooLateTitle, activate: say.inactiveHeading } as const;

/** Titles of failures for which the login has texts of its own, instead of the general texts. */
const ownTitles: Readonly<Partial<Record<Refusal["code"], () => string>>> = {
  invalid_credentials: say.wrongCredentials,
  captcha_required: say.captchaFirst,
  captcha_invalid: say.captchaFirst,
};

const labels = () => ({ username: emailLabel(), password: say.passwordLabel() });

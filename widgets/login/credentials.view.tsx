import { useSignals } from "@preact/signals-react/runtime";
import { useEffect } from "react";
import { CaptchaControl } from "#core/forms/captcha-control.tsx";
import { FormAlert } from "#core/forms/form-alert.tsx";
import { captchaReason, emailLabel } from "#core/forms/forms.messages.ts";
import { PasswordField } from "#core/light/password-field.tsx";
import { useReveal } from "#core/light/password-reveal.tsx";
import { useDigiForm } from "#core/forms/use-digi-form.ts";
import { Alert } from "#core/ui/alert.tsx";
import { Heading } from "#core/ui/heading.tsx";
import { LightField } from "#core/light/light-field.tsx";
import { LightForm, LightSubmit } from "#core/light/light-form.tsx";
import * as say from "./login.messages.ts";
import type { Refusal, StepProps } from "./login.model.ts";
import { CredentialFields } from "./login.schema.ts";

/** Step one (P-025). */
export function Credentials({ model, state, options, announcer, pathOf, language }: StepProps<"credentials">) {
  useSignals();
  const { failure, notice, isBusy } = state;
  const { captcha, needsCaptcha } = model;
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
  const noticeTitle = notice && noticeTitles[notice]();
  useEffect(() => {
    if (noticeTitle !== undefined) announcer.announce(noticeTitle);
  }, [noticeTitle, announcer]);

  return (
    <LightForm
      language={language}
      onSubmit={send}
      busy={isBusy}
      reason={needsCaptcha.value ? captchaReason(captcha.state.value.kind) : undefined}
    >
      <Heading>{options.heading ?? say.headingText()}</Heading>
      <p>{say.introText()}</p>
      {notice && <Alert tone="info" title={noticeTitle} lines={[noticeTexts[notice]()]} />}
      <LightField
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
      {failure && <CredentialsAlert failure={failure} onRetry={() => send()} />}
      {needsCaptcha.value && <CaptchaControl captcha={captcha} />}
      <LightSubmit>{say.submitText()}</LightSubmit>
    </LightForm>
  );
}

const noticeTitles = { "signed-out": say.signedOutTitle, "too-late": say.tooLateTitle } as const;
const noticeTexts = { "signed-out": say.signedOutText, "too-late": say.tooLateText } as const;

/** Under the fields: when it goes, as the visitor types (P-117), they stay where they are. */
function CredentialsAlert({ failure, onRetry }: { failure: Refusal; onRetry: () => void }) {
  switch (failure.code) {
    case "invalid_credentials":
      return <Alert tone="warning" title={say.wrongCredentials()} takesFocus />;
    case "captcha_required":
    case "captcha_invalid":
      return <Alert tone="warning" title={say.captchaFirst()} takesFocus />;
    case "too_many_sends": {
      const { retryAfterSeconds } = failure;
      const lines = retryAfterSeconds === undefined ? [] : [say.waitText(retryAfterSeconds)];
      return <Alert tone="warning" title={say.tooManyCodes()} lines={lines} takesFocus />;
    }
    default:
      return <FormAlert failure={failure} labels={{ username: emailLabel(), password: say.passwordLabel() }} onRetry={onRetry} />;
  }
}

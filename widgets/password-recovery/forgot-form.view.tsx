import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useId, useRef } from "react";
import type { ViewProps } from "#core/runtime/element/widget.ts";
import { CaptchaControl, captchaWait } from "#core/forms/form/captcha-control.tsx";
import { FormAlert } from "#core/forms/form/form-alert.tsx";
import { emailLabel } from "#core/forms/form/forms.messages.ts";
import { useDigiForm } from "#core/forms/form/use-digi-form.ts";
import { Heading } from "#core/ui/base/heading.tsx";
import { LightDomField } from "#core/forms/light-dom/light-dom-field.tsx";
import { LightDomForm, LightDomSubmit } from "#core/forms/light-dom/light-dom-form.tsx";
import type { definition } from "./password-recovery.element.ts";
import { backToLogin, forgotHeading, forgotIntro, forgotSubmit } from "./password-recovery.messages.ts";
import type { Model } from "./password-recovery.model.ts";
import { ForgotFields } from "./password-recovery.schema.ts";
import { StopWaiting } from "./stop-waiting.view.tsx";

type ForgotFormProps = ViewProps<Model, typeof definition> & { returned: boolean };

/** Draws the form that asks for the email address to which a link is sent. */
export function ForgotForm({ model, options, announcer, pathOf, language, returned }: ForgotFormProps) {
  useSignals();
  const { captcha, state } = model.forgot;
  const line = useId();
  const current = state.value;
  const failure = current.status === "refused" ? current.failure : undefined;
  const form = useDigiForm({ struct: ForgotFields, announcer, failure, maxLength: options.maxLength });
  const send = form.handleSubmit((fields) => void model.askMail(fields));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (returned) heading.current?.focus();
  }, [returned]);

  return (
    <LightDomForm
      language={language}
      onSubmit={send}
      onFocus={captcha.begin}
      busy={current.status === "sending"}
      waitsFor={captchaWait(captcha, line)}
    >
      <Heading focusRef={heading}>{options.heading ?? forgotHeading()}</Heading>
      <p>{forgotIntro()}</p>
      <LightDomField label={emailLabel()} type="email" autoComplete="username" {...form.field("email")} />
      {failure && <FormAlert failure={failure} labels={{ email: emailLabel() }} onRetry={() => send()} />}
      <CaptchaControl captcha={captcha} id={line} />
      <LightDomSubmit>{forgotSubmit()}</LightDomSubmit>
      <StopWaiting model={model} busy={current.status === "sending"} heading={heading} />
      <p>
        <a className="way-back" href={pathOf("login")}>
          {backToLogin()}
        </a>
      </p>
    </LightDomForm>
  );
}

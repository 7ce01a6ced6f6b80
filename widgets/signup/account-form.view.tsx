import { useSignals } from "@preact/signals-react/runtime";
import { useId, useMemo, useState, type RefObject } from "react";
import type { ViewProps } from "#core/runtime/element/widget.ts";
import { somethingWrongText } from "#core/features/link-page/link-panel.messages.ts";
import { useArrival } from "#core/features/link-page/link-panel.tsx";
import { CaptchaControl, captchaWait } from "#core/forms/form/captcha-control.tsx";
import { ErrorSummary } from "#core/forms/form/error-summary.tsx";
import { FormAlert } from "#core/forms/form/form-alert.tsx";
import { emailLabel, firstNameLabel, lastNameLabel, privacyLink } from "#core/forms/form/forms.messages.ts";
import { PasswordField } from "#core/forms/light-dom/password-field.tsx";
import { PasswordHints } from "#core/forms/new-password/password-hints.tsx";
import { useReveal } from "#core/forms/light-dom/password-reveal.tsx";
import {
  choosePasswordText,
  hintsText,
  passwordMessage,
  repeatEmailLabel,
  repeatPasswordLabel,
} from "#core/forms/new-password/new-password.messages.ts";
import { useDigiForm } from "#core/forms/form/use-digi-form.ts";
import type { Person } from "#core/domain/identity/identity.schema.ts";
import { FieldRow } from "#core/ui/fields/form.tsx";
import { LightDomField } from "#core/forms/light-dom/light-dom-field.tsx";
import { LightDomForm, LightDomSubmit } from "#core/forms/light-dom/light-dom-form.tsx";
import { nameMaxLength } from "#core/base/values/limits.ts";
import type { definition } from "./signup.element.ts";
import * as say from "./signup.messages.ts";
import type { Model } from "./signup.model.ts";
import type { SignupState } from "./signup-steps.model.ts";
import { signupFields, type Given } from "./signup.schema.ts";

type AccountFormProps = ViewProps<Model, typeof definition> & {
  state: Extract<SignupState, { step: "form"; sent: false }>;
  /** The heading of the page, which takes focus when the form is shown. */
  target: RefObject<HTMLHeadingElement | null>;
};

/**
 * Draws the form of the account. Names and email address come from the identity app, and can be typed only where the app gave none (P-127,
 * P-128, decisions §6). A failure without a text of its own is shown with the text of P-293.
 */
export function AccountForm(props: AccountFormProps) {
  useSignals();
  const { model, language, pathOf, target } = props;
  const { captcha, state: sending } = model.form;
  const line = useId();
  const current = sending.value;
  const failure = current.status === "refused" ? current.failure : undefined;
  const { form, given, typed } = useAccountForm(props, failure);
  const reveal = useReveal();
  const send = form.handleSubmit((fields) => {
    reveal.hide();
    void model.submit(fields);
  });
  useArrival(target, say.formIntro(), model.hasActed.value);

  return (
    <>
      <p>{say.formIntro()}</p>
      <LightDomForm
        language={language}
        onSubmit={send}
        onFocus={captcha.begin}
        busy={current.status === "sending"}
        waitsFor={captchaWait(captcha, line)}
      >
        <PersonFields form={form} given={given} />
        <PasswordField
          label={choosePasswordText()}
          note={hintsText()}
          autoComplete="new-password"
          reveal={reveal}
          {...form.field("password")}
        >
          <PasswordHints password={typed} />
        </PasswordField>
        <PasswordField label={repeatPasswordLabel()} autoComplete="new-password" reveal={reveal} {...form.field("repeat_password")} />
        <Terms pathOf={pathOf} />
        <ErrorSummary mistakes={form.mistakes} labels={labels()} />
        {failure && <FormAlert failure={failure} labels={labels()} wordless={somethingWrongText()} onRetry={() => send()} />}
        <CaptchaControl captcha={captcha} id={line} />
        <LightDomSubmit>{say.submitText()}</LightDomSubmit>
      </LightDomForm>
    </>
  );
}

/** Draws the fields that the identity app may have filled in and locked. */
function PersonFields({ form, given }: Pick<ReturnType<typeof useAccountForm>, "form" | "given">) {
  return (
    <>
      <FieldRow>
        <LightDomField
          label={firstNameLabel()}
          hint={given.first_name ? say.lockedNameHint() : undefined}
          readOnly={given.first_name !== ""}
          autoComplete="given-name"
          {...form.field("first_name", { max: nameMaxLength })}
        />
        <LightDomField
          label={lastNameLabel()}
          hint={given.last_name ? say.lockedNameHint() : undefined}
          readOnly={given.last_name !== ""}
          autoComplete="family-name"
          {...form.field("last_name", { max: nameMaxLength })}
        />
      </FieldRow>
      <LightDomField
        label={emailLabel()}
        hint={given.email ? say.lockedEmailHint() : say.emailHint()}
        readOnly={given.email !== ""}
        type="email"
        autoComplete="username"
        {...form.field("email")}
      />
      {!given.email && <LightDomField label={repeatEmailLabel()} type="email" autoComplete="email" {...form.field("repeat_email")} />}
    </>
  );
}

function Terms({ pathOf }: Pick<AccountFormProps, "pathOf">) {
  return (
    <div className="terms">
      <p className="ui-quiet-text">
        {say.termsBefore()} <a href={pathOf("terms")}>{say.termsLink()}</a>.
      </p>
      <p className="ui-quiet-text">
        {say.privacyBefore()} <a href={pathOf("privacy")}>{privacyLink()}</a>.
      </p>
    </div>
  );
}

/** Creates the form, filled in with the data of the identity app. */
function useAccountForm({ options, announcer, state }: AccountFormProps, failure: Parameters<typeof useDigiForm>[0]["failure"]) {
  const { person } = state;
  const given = useMemo(() => givenBy(person), [person]);
  const struct = useMemo(() => signupFields(given), [given]);
  const [typed, setTyped] = useState("");
  const form = useDigiForm({
    struct,
    defaultValues: { repeat_email: "", ...given },
    announcer,
    failure,
    maxLength: options.maxLength,
    messagesOf: [passwordMessage],
    onValues: (values) => setTyped(String(values["password"] ?? "")),
  });
  return { form, given, typed };
}

const givenBy = ({ firstName = "", lastName = "", email = "" }: Person): Given => ({
  first_name: firstName,
  last_name: lastName,
  email,
});

const labels = (): Record<string, string> => ({
  first_name: firstNameLabel(),
  last_name: lastNameLabel(),
  email: emailLabel(),
  repeat_email: repeatEmailLabel(),
  password: choosePasswordText(),
  repeat_password: repeatPasswordLabel(),
});

import { useSignals } from "@preact/signals-react/runtime";
import { useEffect } from "react";
import type { ViewProps } from "#core/element/room.ts";
import { CaptchaControl } from "#core/forms/captcha-control.tsx";
import { DigiForm } from "#core/forms/digi-form.tsx";
import { FormAlert } from "#core/forms/form-alert.tsx";
import { emailLabel, firstNameLabel, lastNameLabel, privacyLink, successText } from "#core/forms/forms.messages.ts";
import { SubmitButton } from "#core/forms/submit-button.tsx";
import { useDigiForm } from "#core/forms/use-digi-form.ts";
import { CheckboxField } from "#core/fields/checkbox-field.tsx";
import { FieldRow } from "#core/fields/form.tsx";
import { Heading } from "#core/ui/heading.tsx";
import { Success } from "#core/ui/success.tsx";
import { Surface } from "#core/ui/surface.tsx";
import { TextField } from "#core/fields/text-field.tsx";
import { nameMaxLength } from "#core/values/limits.ts";
import type { door } from "./newsletter.element.ts";
import { agreeBefore, headingText, introText, sentNextText, submitText } from "./newsletter.messages.ts";
import type { Model } from "./newsletter.model.ts";
import { NewsletterFields } from "./newsletter.schema.ts";

export function View({ model, options, announcer, pathOf }: ViewProps<Model, typeof door>) {
  useSignals();
  const { captcha, state, resets, submit, reset } = model.form;
  const current = state.value;
  const failure = current.status === "refused" ? current.failure : undefined;
  const form = useDigiForm({ struct: NewsletterFields, announcer, failure, maxLength: options.maxLength });
  const emptied = resets.value;
  useEffect(() => {
    if (emptied > 0) form.reset();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a reset empties the form; `form` itself is new at each drawing
  }, [emptied]);

  if (current.status === "sent") {
    return (
      <Surface announcer={announcer}>
        <Success message={current.message ?? successText()} onAgain={reset}>
          {sentNextText()}
        </Success>
      </Surface>
    );
  }
  return (
    <Surface announcer={announcer}>
      <DigiForm form={form} onValid={(fields) => void submit(fields)} onFocus={captcha.begin}>
        <Heading>{options.heading ?? headingText()}</Heading>
        <p>{introText()}</p>
        {failure && <FormAlert failure={failure} labels={labels()} onRetry={() => form.handleSubmit((fields) => void submit(fields))()} />}
        <FieldRow>
          <TextField label={firstNameLabel()} autoComplete="given-name" {...form.field("first_name", { max: nameMaxLength })} />
          <TextField label={lastNameLabel()} autoComplete="family-name" {...form.field("last_name", { max: nameMaxLength })} />
        </FieldRow>
        <TextField label={emailLabel()} type="email" autoComplete="email" {...form.field("email")} />
        <CheckboxField
          label={
            <>
              {agreeBefore()} <a href={pathOf("privacy")}>{privacyLink()}</a>
            </>
          }
          {...form.check("agree")}
        />
        <CaptchaControl captcha={captcha} />
        <SubmitButton captcha={captcha} busy={current.status === "sending"}>
          {submitText()}
        </SubmitButton>
      </DigiForm>
    </Surface>
  );
}

const labels = (): Record<string, string> => ({
  first_name: firstNameLabel(),
  last_name: lastNameLabel(),
  email: emailLabel(),
  agree: privacyLink(),
});

import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useEffectEvent, useRef } from "react";
import type { ViewProps } from "#core/element/room.ts";
import { CaptchaControl } from "#core/forms/captcha-control.tsx";
import { DigiForm } from "#core/forms/digi-form.tsx";
import { FormAlert } from "#core/forms/form-alert.tsx";
import { emailLabel, firstNameLabel, lastNameLabel, phoneLabel, successText } from "#core/forms/forms.messages.ts";
import { SubmitButton } from "#core/forms/submit-button.tsx";
import { useDigiForm } from "#core/forms/use-digi-form.ts";
import { Alert } from "#core/ui/alert.tsx";
import { Button } from "#core/ui/button.tsx";
import { CheckboxField } from "#core/fields/checkbox-field.tsx";
import { choiceMessage } from "#core/special-fields/choice.messages.ts";
import { fileMessage } from "#core/special-fields/file-field.messages.ts";
import { FileField } from "#core/special-fields/file-field.tsx";
import { FieldRow } from "#core/fields/form.tsx";
import { nothingLostText } from "#core/ui/failure.messages.ts";
import { Heading } from "#core/ui/heading.tsx";
import { phoneMessage } from "#core/special-fields/phone-field.messages.ts";
import { PhoneField } from "#core/special-fields/phone-field.tsx";
import { RadioGroup } from "#core/special-fields/radio-group.tsx";
import { Success } from "#core/ui/success.tsx";
import { Surface } from "#core/ui/surface.tsx";
import { TextArea } from "#core/special-fields/text-area.tsx";
import { TextField } from "#core/fields/text-field.tsx";
import { messageMaxLength, nameMaxLength } from "#core/values/limits.ts";
import { contactExtensions } from "#core/values/upload.ts";
import type { door } from "./contact.element.ts";
import {
  categoryLabel,
  categoryText,
  gdprBefore,
  headingText,
  introText,
  marketingLabel,
  messageLabel,
  phoneHint,
  privacyLink,
  sentNextText,
  stoppedText,
  stopText,
  submitText,
  uploadHint,
  uploadLabel,
} from "./contact.messages.ts";
import type { Model } from "./contact.model.ts";
import { contactCategories, ContactFields, type ContactCategory } from "./contact.schema.ts";

export function View({ model, options, announcer, pathOf, language }: ViewProps<Model, typeof door>) {
  useSignals();
  const { captcha, state, submit } = model.form;
  const current = state.value;
  const failure = current.status === "refused" ? current.failure : undefined;
  const form = useContactForm({ model, options, announcer, failure });
  const send = form.handleSubmit((fields) => void submit(fields));

  if (current.status === "sent") {
    return (
      <Surface announcer={announcer}>
        <Success message={current.message ?? successText()} onAgain={model.methods.reset}>
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
        {failure && <FormAlert failure={failure} labels={labels()} onRetry={() => send()} />}
        {model.notice.value === "stopped" && <Alert tone="info" title={stoppedText()} lines={[nothingLostText()]} takesFocus />}
        <RadioGroup label={categoryLabel()} options={categoryOptions()} layout="cards" {...form.category} />
        <FieldRow>
          <TextField label={firstNameLabel()} autoComplete="given-name" {...form.field("first_name", { max: nameMaxLength })} />
          <TextField label={lastNameLabel()} autoComplete="family-name" {...form.field("last_name", { max: nameMaxLength })} />
        </FieldRow>
        <FieldRow>
          <TextField label={emailLabel()} type="email" autoComplete="email" {...form.field("email")} />
          <PhoneField label={phoneLabel()} hint={phoneHint()} {...form.field("phone")} />
        </FieldRow>
        <TextArea
          label={messageLabel()}
          {...form.field("message", { max: messageMaxLength })}
          maxLength={Math.min(messageMaxLength, options.maxLength ?? messageMaxLength)}
        />
        <FileField
          label={uploadLabel()}
          hint={uploadHint()}
          optional
          accept={accepted}
          language={language}
          progress={current.status === "sending" ? (current.progress ?? 0) : undefined}
          {...form.upload}
        />
        <CheckboxField label={marketingLabel()} optional {...form.check("marketing_agree")} />
        <CheckboxField
          label={
            <>
              {gdprBefore()} <a href={pathOf("privacy")}>{privacyLink()}</a>
            </>
          }
          {...form.check("gdpr_agree")}
        />
        <CaptchaControl captcha={captcha} />
        <SubmitButton captcha={captcha} busy={current.status === "sending"}>
          {submitText()}
        </SubmitButton>
        {model.notice.value === "long" && (
          <Button variant="secondary" onClick={model.stopSending}>
            {stopText()}
          </Button>
        )}
      </DigiForm>
    </Surface>
  );
}

type FormProps = Pick<ViewProps<Model, typeof door>, "model" | "options" | "announcer"> & {
  failure: Parameters<typeof useDigiForm>[0]["failure"];
};

/** The form with what is this room's own: the category that the page proposes, and a file that is checked when it is chosen. */
function useContactForm({ model, options, announcer, failure }: FormProps) {
  const form = useDigiForm({
    struct: ContactFields,
    messagesOf: [choiceMessage, phoneMessage, fileMessage],
    defaultValues: { category: options.category ?? "" },
    announcer,
    failure,
    maxLength: options.maxLength,
  });
  const { category: proposed } = options;
  const emptied = model.form.resets.value;
  const hasChosen = useRef(false);

  const propose = useEffectEvent((category: ContactCategory | undefined): void => {
    if (!hasChosen.current) form.setValue("category", category ?? "");
  });
  const empty = useEffectEvent((): void => {
    hasChosen.current = false;
    form.reset();
    propose(proposed);
  });
  useEffect(() => propose(proposed), [proposed]);
  useEffect(() => {
    if (emptied > 0) empty();
  }, [emptied]);

  const category = form.field("category");
  const upload = form.file("upload");
  return {
    ...form,
    category: {
      ...category,
      onInput(event: Parameters<typeof category.onInput>[0]): void {
        hasChosen.current = true;
        category.onInput(event);
      },
    },
    upload: {
      ...upload,
      onInput(event: Parameters<typeof upload.onInput>[0]): void {
        upload.onInput(event);
        form.validate("upload");
      },
    },
  };
}

const accepted = contactExtensions.map((extension) => `.${extension}`).join(",");

const categoryOptions = (): { value: ContactCategory; label: string }[] =>
  contactCategories.map((value) => ({ value, label: categoryText(value) }));

const labels = (): Record<string, string> => ({
  first_name: firstNameLabel(),
  last_name: lastNameLabel(),
  email: emailLabel(),
  phone: phoneLabel(),
  category: categoryLabel(),
  message: messageLabel(),
  upload: uploadLabel(),
  marketing_agree: marketingLabel(),
  gdpr_agree: privacyLink(),
});

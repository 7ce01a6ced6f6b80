import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useEffectEvent, useRef } from "react";
import type { ViewProps } from "#core/runtime/element/widget.ts";
import { FormCard, useModelForm } from "#core/forms/form/form-card.tsx";
import { emailLabel, firstNameLabel, lastNameLabel, phoneLabel, privacyLink } from "#core/forms/form/forms.messages.ts";
import { CheckboxField } from "#core/ui/fields/checkbox-field.tsx";
import { fileMessage } from "#core/ui/file-field/file-field.messages.ts";
import { FileField } from "#core/ui/file-field/file-field.tsx";
import { FieldRow } from "#core/ui/fields/form.tsx";
import { phoneMessage } from "#core/ui/number-fields/phone.messages.ts";
import { PhoneField } from "#core/ui/contact-fields/phone-field.tsx";
import { StopButton, StoppedNotice } from "#core/forms/sending/sending.tsx";
import { RadioGroup } from "#core/ui/radio-group/radio-group.tsx";
import { TextArea } from "#core/ui/contact-fields/text-area.tsx";
import { TextField } from "#core/ui/fields/text-field.tsx";
import { messageMaxLength, nameMaxLength } from "#core/base/values/limits.ts";
import { contactExtensions } from "#core/base/values/upload.ts";
import type { definition } from "./contact.element.ts";
import {
  againText,
  categoryLabel,
  categoryShort,
  categoryText,
  contactMessage,
  emailHint,
  gdprBefore,
  headingText,
  introText,
  marketingLabel,
  messageLabel,
  sentNextText,
  submitText,
  uploadHint,
  uploadLabel,
} from "./contact.messages.ts";
import type { Model } from "./contact.model.ts";
import { contactCategories, ContactFields, type ContactCategory } from "./contact.schema.ts";

export function View({ model, options, announcer, pathOf, language }: ViewProps<Model, typeof definition>) {
  useSignals();
  const form = useContactForm({ model, options, announcer });
  const sending = model.form.state.value;
  return (
    <FormCard
      model={model.form}
      form={form}
      announcer={announcer}
      heading={options.heading ?? headingText()}
      intro={introText()}
      labels={labels()}
      notice={<StoppedNotice sending={model.sending} />}
      submit={submitText()}
      renderActions={(button) => (
        <>
          {button}
          <StopButton sending={model.sending} />
        </>
      )}
      sent={sentNextText(model.sentTo.value)}
      again={againText()}
      onAgain={model.methods.reset}
    >
      <RadioGroup label={categoryLabel()} options={categoryOptions()} layout="cards" {...form.category} />
      <FieldRow>
        <TextField label={firstNameLabel()} autoComplete="given-name" {...form.field("first_name", { max: nameMaxLength })} />
        <TextField label={lastNameLabel()} autoComplete="family-name" {...form.field("last_name", { max: nameMaxLength })} />
      </FieldRow>
      <FieldRow>
        <TextField label={emailLabel()} hint={emailHint()} type="email" autoComplete="email" {...form.field("email")} />
        <PhoneField label={phoneLabel()} {...form.field("phone")} />
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
        progress={sending.status === "sending" ? (sending.progress ?? 0) : undefined}
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
    </FormCard>
  );
}

type FormProps = Pick<ViewProps<Model, typeof definition>, "model" | "options" | "announcer">;

/**
 * Returns the form with the two additions of this widget: the category that the page proposes, and a file that is checked as soon as it is
 * chosen.
 */
function useContactForm({ model, options, announcer }: FormProps) {
  const { category: proposed } = options;
  const hasChosen = useRef(false);
  const form = useModelForm({
    model: model.form,
    struct: ContactFields,
    messagesOf: [contactMessage, phoneMessage, fileMessage],
    defaultValues: { category: options.category ?? "" },
    announcer,
    maxLength: options.maxLength,
    onEmptied() {
      hasChosen.current = false;
      form.setValue("category", proposed ?? "");
    },
  });
  const propose = useEffectEvent((category: ContactCategory | undefined): void => {
    if (!hasChosen.current) form.setValue("category", category ?? "");
  });
  useEffect(() => propose(proposed), [proposed]);

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
  category: categoryShort(),
  first_name: firstNameLabel(),
  last_name: lastNameLabel(),
  email: emailLabel(),
  phone: phoneLabel(),
  message: messageLabel(),
  upload: uploadLabel(),
  marketing_agree: marketingLabel(),
  gdpr_agree: privacyLink(),
});

/**
 * The introduction and the fields for a visitor who wants to be called back, shared by the dialog and the page (P-061…P-065, P-080, P-081,
 * P-112).
 */
import { CallbackFields as Fields } from "#core/domain/leads/callback.schema.ts";
import { CheckboxField } from "#core/ui/fields/checkbox-field.tsx";
import { FieldRow } from "#core/ui/fields/form.tsx";
import { TextField } from "#core/ui/fields/text-field.tsx";
import type { FormModel } from "#core/forms/form/form.model.ts";
import { useModelForm } from "#core/forms/form/form-card.tsx";
import { firstNameLabel, lastNameLabel, phoneLabel, privacyLink } from "#core/forms/form/forms.messages.ts";
import { phoneMessage } from "#core/ui/number-fields/phone.messages.ts";
import { choiceMessage } from "#core/ui/radio-group/choice.messages.ts";
import { RadioGroup } from "#core/ui/radio-group/radio-group.tsx";
import { PhoneField } from "#core/ui/contact-fields/phone-field.tsx";
import type { Announcer } from "#core/ui/base/live-region.tsx";
import type { Language } from "#core/base/values/language.ts";
import { callbackPhone, nameMaxLength } from "#core/base/values/limits.ts";
import * as say from "./callback.messages.ts";

type CallbackFormOptions<Answer> = {
  model: FormModel<Fields, Answer>;
  announcer: Announcer;
  /** The value of the tag's `max-length`. */
  maxLength: number | undefined;
  onValues?: (values: Readonly<Record<string, unknown>>) => void;
};

export type CallbackForm = ReturnType<typeof useCallbackForm>;

export const useCallbackForm = <Answer,>(options: CallbackFormOptions<Answer>) =>
  useModelForm<Fields, Answer>({ ...options, struct: Fields, messagesOf: [phoneMessage, choiceMessage] });

type CallbackFieldsProps = {
  form: Pick<CallbackForm, "field" | "check">;
  pathOf: (page: "terms" | "privacy") => string;
};

/** Renders names, phone, the question 'are you a customer?' without a preselected answer, and two consents. */
export function CallbackFields({ form, pathOf }: CallbackFieldsProps) {
  const privacy = <a href={pathOf("privacy")}>{privacyLink()}</a>;
  return (
    <>
      <FieldRow>
        <TextField label={firstNameLabel()} autoComplete="given-name" {...form.field("first_name", { max: nameMaxLength })} />
        <TextField label={lastNameLabel()} autoComplete="family-name" {...form.field("last_name", { max: nameMaxLength })} />
      </FieldRow>
      <PhoneField label={phoneLabel()} {...form.field("phone_number")} />
      <RadioGroup label={say.clientQuestion()} optional layout="row" options={yesOrNo()} {...form.field("radio")} />
      <CheckboxField
        label={
          <>
            {say.termsBefore()} <a href={pathOf("terms")}>{say.termsLink()}</a> {say.termsBetween()} {privacy}
          </>
        }
        {...form.check("digi_terms")}
      />
      <CheckboxField
        label={
          <>
            {say.contactBefore()} {privacy}
          </>
        }
        {...form.check("digi_contact")}
      />
    </>
  );
}

/**
 * Renders the introduction of the callback form: the purpose of the form, the phone number that visitors can call themselves, and the hours
 * in which this number is answered and visitors are called back (C-446, P-081).
 */
export const CallbackReach = ({ language }: { language: Language }) => (
  <div className="ui-reach">
    <p>{say.introText()}</p>
    <PhoneLink />
    <p className="ui-quiet-text">{say.hoursText(language)}</p>
  </div>
);

export const PhoneLink = () => <a href={`tel:${callbackPhone.replaceAll(" ", "")}`}>{callbackPhone}</a>;

const yesOrNo = () => [
  { value: "yes", label: say.yesText() },
  { value: "no", label: say.noText() },
];

/** Returns the label of each field by its name, in the order in which the fields are rendered. */
export const callbackLabels = (): Record<string, string> => ({
  first_name: firstNameLabel(),
  last_name: lastNameLabel(),
  phone_number: phoneLabel(),
  radio: say.clientShort(),
  digi_terms: say.termsLink(),
  digi_contact: say.callPermissionText(),
});

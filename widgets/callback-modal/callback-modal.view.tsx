import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useRef } from "react";
import type { ViewProps } from "#core/element/room.ts";
import { focusField } from "#core/forms/focus-field.ts";
import { ModelForm, useModelForm } from "#core/forms/form-card.tsx";
import { firstNameLabel, lastNameLabel, phoneLabel, privacyLink } from "#core/forms/forms.messages.ts";
import { CallbackFields } from "#core/leads/callback.schema.ts";
import { Alert } from "#core/ui/alert.tsx";
import { Button } from "#core/ui/button.tsx";
import { CheckboxField } from "#core/fields/checkbox-field.tsx";
import { Dialog } from "#core/dialog/dialog.tsx";
import { FieldRow } from "#core/fields/form.tsx";
import { choiceMessage } from "#core/special-fields/choice.messages.ts";
import { phoneMessage } from "#core/special-fields/phone-field.messages.ts";
import { PhoneField } from "#core/special-fields/phone-field.tsx";
import { RadioGroup } from "#core/special-fields/radio-group.tsx";
import { Success } from "#core/ui/success.tsx";
import { Surface } from "#core/ui/surface.tsx";
import { TextField } from "#core/fields/text-field.tsx";
import { closeText } from "#core/ui/ui.messages.ts";
import { callbackPhone, nameMaxLength } from "#core/values/limits.ts";
import { shownPhone } from "#core/values/shown-phone.ts";
import type { door } from "./callback-modal.element.ts";
import * as say from "./callback-modal.messages.ts";
import type { Model } from "./callback-modal.model.ts";

export function View({ model, options, announcer, pathOf, language }: ViewProps<Model, typeof door>) {
  useSignals();
  const isOpen = model.isOpen.value;
  const isSent = model.form.state.value.status === "sent";
  // Where nobody has the request, the dialog's own name promises nothing either.
  const ownHeading = isSent && !model.isTaken.value ? say.submitText() : say.headingText();
  const formSide = useRef<HTMLDivElement>(null);
  const wasSent = useRef(isSent);
  useEffect(() => {
    if (wasSent.current && !isSent && isOpen && formSide.current) focusField(formSide.current, "first_name");
    wasSent.current = isSent;
  }, [isSent, isOpen]);

  return (
    <Surface announcer={announcer} bare>
      <Dialog open={isOpen} heading={options.heading ?? ownHeading} onClose={model.close}>
        {isSent && <Confirmation model={model} language={language} />}
        <div className="ask" hidden={isSent} ref={formSide}>
          <Reach model={model} language={language} />
          <CallbackForm model={model} options={options} announcer={announcer} pathOf={pathOf} />
        </div>
      </Dialog>
    </Surface>
  );
}

type SpokenProps = Pick<ViewProps<Model, typeof door>, "model" | "language">;

/** The number, the hours, and outside them when the call comes (C-446). */
function Reach({ model, language }: SpokenProps) {
  useSignals();
  const callTime = model.callTime.value;
  return (
    <>
      <div className="reach">
        <p>{say.introText()}</p>
        <PhoneLink />
        <p className="ui-quiet-text">{say.hoursText(language)}</p>
      </div>
      {callTime !== "now" && <Alert tone="info" title={say.closedText()} lines={[say.callTimeText(callTime, language)]} />}
    </>
  );
}

const PhoneLink = () => <a href={`tel:${callbackPhone.replaceAll(" ", "")}`}>{callbackPhone}</a>;

function CallbackForm({ model, options, announcer, pathOf }: Omit<ViewProps<Model, typeof door>, "language">) {
  useSignals();
  const form = useModelForm({
    model: model.form,
    struct: CallbackFields,
    messagesOf: [phoneMessage, choiceMessage],
    announcer,
    maxLength: options.maxLength,
    onValues: model.onTyping,
  });
  const privacy = <a href={pathOf("privacy")}>{privacyLink()}</a>;

  return (
    <ModelForm
      model={model.form}
      form={form}
      labels={labels()}
      submit={say.submitText()}
      reason={model.isReady.value ? undefined : say.missingText()}
    >
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
    </ModelForm>
  );
}

/** Stands where the form stood; the form keeps what was typed. */
function Confirmation({ model, language }: SpokenProps) {
  useSignals();
  const state = model.form.state.value;
  const answer = state.status === "sent" ? state.message : undefined;
  const callTime = model.callTime.value;
  return (
    <Success
      message={say.sentText()}
      details={model.isTaken.value && <p>{say.yourNumberText(shownPhone(model.sentNumber.value))}</p>}
      actions={
        <>
          {/* Not by the second half of a double click on what stood here before. */}
          <Button onClick={(event) => event.detail < 2 && model.finish()}>{closeText()}</Button>
          <Button variant="secondary" onClick={model.back}>
            {say.backText()}
          </Button>
        </>
      }
    >
      {model.isTaken.value ? (
        <>
          {answer} {say.callTimeText(callTime, language)}
        </>
      ) : (
        <>
          {say.callUsText()} <PhoneLink />
          <br />
          {say.hoursText(language)}
        </>
      )}
    </Success>
  );
}

const yesOrNo = () => [
  { value: "yes", label: say.yesText() },
  { value: "no", label: say.noText() },
];

const labels = (): Record<string, string> => ({
  first_name: firstNameLabel(),
  last_name: lastNameLabel(),
  phone_number: phoneLabel(),
  radio: say.clientShort(),
  digi_terms: say.termsLink(),
  digi_contact: say.callPermissionText(),
});

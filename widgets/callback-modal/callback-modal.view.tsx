import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useRef } from "react";
import {
  CallbackFields,
  callbackLabels,
  CallbackReach,
  PhoneLink,
  useCallbackForm,
} from "#core/features/callback-fields/callback-fields.tsx";
import {
  callbackHeading,
  callTimeText,
  closedText,
  hoursText,
  promiseText,
  yourNumberText,
} from "#core/features/callback-fields/callback.messages.ts";
import type { ViewProps } from "#core/runtime/element/widget.ts";
import { focusField } from "#core/forms/form/focus-field.ts";
import { ModelForm } from "#core/forms/form/form-card.tsx";
import { promiseOf } from "#core/domain/leads/callback.rules.ts";
import { Alert } from "#core/ui/base/alert.tsx";
import { Button } from "#core/ui/base/button.tsx";
import { Dialog } from "#core/ui/dialog/dialog.tsx";
import { Success } from "#core/ui/base/success.tsx";
import { Surface } from "#core/ui/base/surface.tsx";
import { closeText } from "#core/ui/base/ui.messages.ts";
import { shownPhone } from "#core/base/values/shown-phone.ts";
import type { definition } from "./callback-modal.element.ts";
import * as say from "./callback-modal.messages.ts";
import type { Model } from "./callback-modal.model.ts";

export function View({ model, options, announcer, pathOf, language }: ViewProps<Model, typeof definition>) {
  useSignals();
  const isOpen = model.isOpen.value;
  const isSent = model.form.state.value.status === "sent";
  // Where the request was not taken, the dialog's default heading must not promise a call either.
  const ownHeading = isSent && !model.isTaken.value ? say.submitText() : callbackHeading();
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
          <PhoneAndHours model={model} language={language} />
          <CallbackForm model={model} options={options} announcer={announcer} pathOf={pathOf} />
        </div>
      </Dialog>
    </Surface>
  );
}

type SpokenProps = Pick<ViewProps<Model, typeof definition>, "model" | "language">;

/** Draws the phone number to call, the opening hours and, outside these hours, the time at which the visitor is called back (C-446). */
function PhoneAndHours({ model, language }: SpokenProps) {
  useSignals();
  const callTime = model.callTime.value;
  return (
    <>
      <CallbackReach language={language} />
      {callTime !== undefined && callTime !== "now" && (
        <Alert tone="info" title={closedText()} lines={[callTimeText(callTime, language)]} />
      )}
    </>
  );
}

function CallbackForm({ model, options, announcer, pathOf }: Omit<ViewProps<Model, typeof definition>, "hasPage" | "language">) {
  useSignals();
  const form = useCallbackForm({ model: model.form, announcer, maxLength: options.maxLength, onValues: model.onTyping });
  return (
    <ModelForm
      model={model.form}
      form={form}
      labels={callbackLabels()}
      submit={say.submitText()}
      reason={model.isReady.value ? undefined : say.missingText()}
    >
      <CallbackFields form={form} pathOf={pathOf} />
    </ModelForm>
  );
}

/** Draws the confirmation where the form was; the form is hidden and keeps the visitor's input. */
function Confirmation({ model, language }: SpokenProps) {
  useSignals();
  const state = model.form.state.value;
  const answer = state.status === "sent" ? state.message : undefined;
  const promise = state.status === "sent" ? promiseOf(state.answer) : undefined;
  const callTime = model.callTime.value;
  return (
    <Success
      message={say.sentText()}
      details={model.isTaken.value && <p>{yourNumberText(shownPhone(model.sentNumber.value))}</p>}
      actions={
        <>
          {/* The second click of a double click on the submit button is ignored, because this button has taken its position. */}
          <Button onClick={(event) => event.detail < 2 && model.finish()}>{closeText()}</Button>
          <Button variant="secondary" onClick={model.back}>
            {say.backText()}
          </Button>
        </>
      }
    >
      {model.isTaken.value ? (
        <>
          {answer} {promise ? promiseText(promise, language) : callTime && callTimeText(callTime, language)}
        </>
      ) : (
        <>
          {say.callUsText()} <PhoneLink />
          <br />
          {hoursText(language)}
        </>
      )}
    </Success>
  );
}

import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useEffectEvent, useRef, type MouseEvent } from "react";
import {
  CallbackFields,
  callbackLabels,
  CallbackReach,
  useCallbackForm,
  type CallbackForm,
} from "#core/features/callback-fields/callback-fields.tsx";
import {
  callbackHeading,
  callTimeText,
  closedText,
  promiseText,
  yourNumberText,
} from "#core/features/callback-fields/callback.messages.ts";
import type { ViewProps } from "#core/runtime/element/widget.ts";
import { focusField } from "#core/forms/form/focus-field.ts";
import { ModelForm } from "#core/forms/form/form-card.tsx";
import { successText } from "#core/forms/form/forms.messages.ts";
import { promiseOf } from "#core/domain/leads/callback.rules.ts";
import { Button, ButtonLink } from "#core/ui/base/button.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { Icon } from "#core/ui/base/icon.tsx";
import { Success } from "#core/ui/base/success.tsx";
import { Surface } from "#core/ui/base/surface.tsx";
import { callTimes, type CallTime } from "#core/base/values/calling-hours.ts";
import type { Language } from "#core/base/values/language.ts";
import { shownPhone } from "#core/base/values/shown-phone.ts";
import type { definition } from "./callback-page.element.ts";
import { againText, homeText, openNowText, submitText } from "./callback-page.messages.ts";
import type { Model } from "./callback-page.model.ts";

export function View({ model, options, announcer, pathOf, language }: ViewProps<Model, typeof definition>) {
  useSignals();
  const form = useCallbackForm({ model: model.form, announcer, maxLength: options.maxLength });
  const isSent = model.form.state.value.status === "sent";
  const returnTo = useFocusOnReturn(form.revision);
  return (
    <Surface announcer={announcer} settled={isSent}>
      {isSent ? (
        <Sent
          {...{ model, language }}
          home={pathOf("home")}
          onAgain={({ currentTarget, detail }) => {
            if (detail > 1) return;
            returnTo(currentTarget.closest(".ui-root"));
            model.methods.reset();
          }}
        />
      ) : (
        <RequestForm {...{ model, form, pathOf, language }} heading={options.heading ?? callbackHeading()} />
      )}
    </Surface>
  );
}

type AskProps = Pick<ViewProps<Model, typeof definition>, "model" | "pathOf" | "language"> & {
  form: CallbackForm;
  heading: string;
};

function RequestForm({ model, form, pathOf, language, heading }: AskProps) {
  return (
    <ModelForm
      model={model.form}
      form={form}
      labels={callbackLabels()}
      head={
        <>
          <Heading>{heading}</Heading>
          <CallbackReach language={language} />
          <CallTimeNotice model={model} language={language} />
        </>
      }
      submit={submitText()}
      renderActions={(button) => (
        <div className="callback-actions">
          {button}
          <ButtonLink variant="quiet" href={pathOf("home")}>
            {homeText()}
          </ButtonLink>
        </div>
      )}
    >
      <CallbackFields form={form} pathOf={pathOf} />
    </ModelForm>
  );
}

/**
 * Draws whether the provider is open now, and when the visitor is called. The space of the longest text is reserved, because the build
 * cannot know which text the visitor's clock will choose.
 */
function CallTimeNotice({ model, language }: { model: Model; language: Language }) {
  useSignals();
  const time = model.callTime.value;
  const longest = callTimes.map((one) => nowText(one, language)).reduce((one, other) => (other.length > one.length ? other : one));
  return (
    <div className="ui-now" data-open={time === "now" || undefined}>
      {time && <Icon name={time === "now" ? "success" : "info"} />}
      <p data-space={longest}>
        <span>{time && nowText(time, language)}</span>
      </p>
    </div>
  );
}

/** Returns the text that says whether the provider is open now, and when the visitor is called. */
const nowText = (time: CallTime, language: Language): string =>
  time === "now" ? openNowText() : `${closedText()}. ${callTimeText(time, language)}`;

type SentProps = {
  model: Model;
  language: Language;
  home: string;
  onAgain: (event: MouseEvent) => void;
};

/** Draws the confirmation with the time that the answer promises, and the phone number that will be called. */
function Sent({ model, language, home, onAgain }: SentProps) {
  useSignals();
  const state = model.form.state.value;
  if (state.status !== "sent") return null;
  const promise = promiseOf(state.answer);
  const callTime = model.callTime.value;
  return (
    <Success
      message={state.message ?? successText()}
      details={<p>{yourNumberText(shownPhone(model.sentNumber.value))}</p>}
      actions={
        <>
          {/* Both actions ignore the second click of a double click on the submit button, whose position they have taken. */}
          <ButtonLink href={home} onClick={(event) => event.detail > 1 && event.preventDefault()}>
            {homeText()}
          </ButtonLink>
          <Button variant="secondary" onClick={onAgain}>
            {againText()}
          </Button>
        </>
      }
    >
      {promise ? promiseText(promise, language) : callTime && callTimeText(callTime, language)}
    </Success>
  );
}

/**
 * Moves focus to the first field of the emptied form, because the pressed button is removed with the confirmation. The returned function
 * takes the surface in which that field is looked up once the form is empty.
 */
function useFocusOnReturn(revision: number): (surface: Element | null) => void {
  const returnsOn = useRef<Element>(null);
  const focusFirst = useEffectEvent((): void => {
    if (returnsOn.current) focusField(returnsOn.current, "first_name");
    returnsOn.current = null;
  });
  useEffect(() => focusFirst(), [revision]);
  return (surface) => void (returnsOn.current = surface);
}

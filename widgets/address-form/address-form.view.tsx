import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useId, useRef } from "react";
import { addressText } from "#core/features/address-text/address-text.messages.ts";
import { AddressFields } from "#core/features/address-fields/address-fields.tsx";
import type { ViewProps } from "#core/runtime/element/widget.ts";
import { Form } from "#core/ui/fields/form.tsx";
import { CaptchaControl } from "#core/forms/form/captcha-control.tsx";
import { SubmitButton } from "#core/forms/form/submit-button.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { Success } from "#core/ui/base/success.tsx";
import { Surface } from "#core/ui/base/surface.tsx";
import type { definition } from "./address-form.element.ts";
import { changeText, confirmedText, headingText, introText, submitText } from "./address-form.messages.ts";
import type { Model } from "./address-form.model.ts";

export function View({ model, options, announcer, pathOf }: ViewProps<Model, typeof definition>) {
  useSignals();
  const isConfirmed = model.form.state.value.status === "sent";
  const address = model.confirmed.value;
  return (
    <Surface announcer={announcer} settled={isConfirmed}>
      {isConfirmed ? (
        // The second click of a double click on the submit button is ignored, because the change button has taken its position.
        <Success message={confirmedText()} onAgain={({ detail }) => detail < 2 && model.change()} againText={changeText()}>
          {address && addressText(address)}
        </Success>
      ) : (
        <AddressForm {...{ model, options, pathOf }} />
      )}
    </Surface>
  );
}

function AddressForm({ model, options, pathOf }: Pick<ViewProps<Model, typeof definition>, "model" | "options" | "pathOf">) {
  useSignals();
  const { captcha, state } = model.form;
  const line = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const isReturned = model.isReturned.value;
  useEffect(() => {
    if (isReturned) heading.current?.focus();
  }, [isReturned]);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        void model.submit();
      }}
      onFocus={captcha.begin}
    >
      <Heading focusRef={heading}>{options.heading ?? headingText()}</Heading>
      <p>{introText()}</p>
      <AddressFields
        model={model.address}
        maxLength={options.maxLength}
        askEmail={options.askEmail ? { privacy: pathOf("privacy") } : undefined}
      />
      <CaptchaControl captcha={captcha} id={line} />
      <SubmitButton captcha={captcha} line={line} busy={state.value.status === "sending"}>
        {submitText()}
      </SubmitButton>
    </Form>
  );
}

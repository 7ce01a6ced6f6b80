import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useRef } from "react";
import { AddressFields } from "#core/address-fields/address-fields.tsx";
import { boxLabel, cityLabel, numberLabel, postalCodeLabel, streetLabel } from "#core/address-fields/address.messages.ts";
import { CaptchaControl } from "#core/forms/captcha-control.tsx";
import { FormAlert } from "#core/forms/form-alert.tsx";
import { emailLabel, privacyLink } from "#core/forms/forms.messages.ts";
import { SubmitButton } from "#core/forms/submit-button.tsx";
import type { ViewProps } from "#core/element/room.ts";
import { Button } from "#core/ui/button.tsx";
import { Form } from "#core/fields/form.tsx";
import { Heading } from "#core/ui/heading.tsx";
import { Surface } from "#core/ui/surface.tsx";
import type { door } from "./fiber-check.element.ts";
import { headingText, introText, stopText, submitText } from "./fiber-check.messages.ts";
import { bundleSearch, type Model } from "./fiber-check.model.ts";
import { HasAddress } from "./has-address.view.tsx";
import { NoAddress } from "./no-address.view.tsx";

export function View({ model, options, announcer, pathOf }: ViewProps<Model, typeof door>) {
  useSignals();
  const state = model.state.value;
  return (
    <Surface announcer={announcer}>
      {state.kind === "check-address" && <CheckAddress {...{ model, options, pathOf }} returned={state.returned} />}
      {state.kind === "has-address" && (
        <HasAddress model={model} address={state.address} offers={state.offers} bundle={pathOf("bundle") + bundleSearch(state.address)} />
      )}
      {state.kind === "no-address" && <NoAddress model={model} state={state} maxLength={options.maxLength} privacy={pathOf("privacy")} />}
    </Surface>
  );
}

type CheckAddressProps = Pick<ViewProps<Model, typeof door>, "model" | "options" | "pathOf"> & { returned: boolean };

function CheckAddress({ model, options, pathOf, returned }: CheckAddressProps) {
  useSignals();
  const { captcha, state } = model.check;
  const current = state.value;
  const failure = current.status === "refused" ? current.failure : undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (returned) heading.current?.focus();
  }, [returned]);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        void model.submit();
      }}
      onFocus={captcha.begin}
    >
      <div>
        <Heading focusRef={heading}>{options.heading ?? headingText()}</Heading>
        <p className="ui-intro">{introText()}</p>
      </div>
      {failure && <FormAlert failure={failure} labels={labels()} onRetry={() => void model.submit()} />}
      <AddressFields
        model={model.address}
        maxLength={options.maxLength}
        askEmail={options.askEmail ? { privacy: pathOf("privacy") } : undefined}
      />
      <CaptchaControl captcha={captcha} />
      <SubmitButton captcha={captcha} busy={current.status === "sending"}>
        {submitText()}
      </SubmitButton>
      {model.isLong.value && (
        <Button
          variant="quiet"
          onClick={() => {
            heading.current?.focus(); // this button goes away
            model.stopCheck();
          }}
        >
          {stopText()}
        </Button>
      )}
    </Form>
  );
}

const labels = (): Record<string, string> => ({
  postalCode: postalCodeLabel(),
  city: cityLabel(),
  street: streetLabel(),
  number: numberLabel(),
  box: boxLabel(),
  email: emailLabel(),
  agree: privacyLink(),
});

import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useId, useRef } from "react";
import { AddressFields, addressLabels } from "#core/features/address-fields/address-fields.tsx";
import { CaptchaControl } from "#core/forms/form/captcha-control.tsx";
import { FormAlert } from "#core/forms/form/form-alert.tsx";
import { SubmitButton } from "#core/forms/form/submit-button.tsx";
import type { ViewProps } from "#core/runtime/element/widget.ts";
import { Part, usePrefetch } from "#core/runtime/part/part.tsx";
import { Button } from "#core/ui/base/button.tsx";
import { Form } from "#core/ui/fields/form.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { Surface } from "#core/ui/base/surface.tsx";
import type { definition } from "./fiber-check.element.ts";
import { headingText, introText, stopText, submitText } from "./fiber-check.messages.ts";
import type { Model } from "./fiber-check.model.ts";
import type { View as Result } from "./result/result.view.tsx";

export function View({ model, options, announcer, pathOf }: ViewProps<Model, typeof definition>) {
  useSignals();
  const state = model.state.value;
  // The result's files are fetched once the house number is chosen, because it is the last answer that the check needs.
  usePrefetch<typeof Result>("result", !!model.address.fields.value.number.chosen);
  return (
    <Surface announcer={announcer} settled={state.kind !== "check-address"}>
      {state.kind === "check-address" ? (
        <CheckAddress {...{ model, options, pathOf }} returned={state.returned} />
      ) : (
        <Part<typeof Result>
          name="result"
          checked={state}
          maxLength={options.maxLength}
          onInform={model.inform}
          onInformed={model.markInformed}
          onClose={model.close}
          takesFocus
        />
      )}
    </Surface>
  );
}

type CheckAddressProps = Pick<ViewProps<Model, typeof definition>, "model" | "options" | "pathOf"> & { returned: boolean };

function CheckAddress({ model, options, pathOf, returned }: CheckAddressProps) {
  useSignals();
  const { captcha, state } = model.check;
  const line = useId();
  const current = state.value;
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
      <Heading focusRef={heading}>{options.heading ?? headingText()}</Heading>
      <p>{introText()}</p>
      <AddressFields
        model={model.address}
        maxLength={options.maxLength}
        askEmail={options.askEmail ? { privacy: pathOf("privacy") } : undefined}
      />
      {current.status === "refused" && <FormAlert failure={current.failure} labels={addressLabels()} onRetry={model.submit} />}
      <CaptchaControl captcha={captcha} id={line} />
      <SubmitButton captcha={captcha} line={line} busy={current.status === "sending"}>
        {submitText()}
      </SubmitButton>
      {model.isLong.value && (
        <Button
          variant="quiet"
          onClick={() => {
            heading.current?.focus(); // The heading takes focus because this button is removed when the check stops.
            model.stopCheck();
          }}
        >
          {stopText()}
        </Button>
      )}
    </Form>
  );
}

import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { AddressFields, addressLabels } from "#core/features/address-fields/address-fields.tsx";
import { CaptchaControl } from "#core/forms/form/captcha-control.tsx";
import { FormAlert } from "#core/forms/form/form-alert.tsx";
import { SubmitButton } from "#core/forms/form/submit-button.tsx";
import type { ViewProps } from "#core/runtime/element/widget.ts";
import { useLazyPart } from "#core/runtime/lazy-part/lazy-part.ts";
import type { ErrorCode } from "#core/base/errors/digi-error.ts";
import { Button } from "#core/ui/base/button.tsx";
import { Form } from "#core/ui/fields/form.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { Surface } from "#core/ui/base/surface.tsx";
import type { definition } from "./fiber-check.element.ts";
import { headingText, introText, stopText, submitText } from "./fiber-check.messages.ts";
import type { Model } from "./fiber-check.model.ts";
import type { View as Result } from "./result/result.view.tsx";

/**
 * Draws the form and, once the address is checked, the result. The result is a lazy part: until its file has come, the form stays as it is
 * while a check runs.
 */
export function View({ model, options, announcer, pathOf }: ViewProps<Model, typeof definition>) {
  useSignals();
  const state = model.state.value;
  const isChecked = state.kind !== "check-address";
  const [lost, setLost] = useState<ErrorCode>();
  const { Part, prefetch } = useLazyPart("result", isChecked && !lost, setLost);
  // The result's files are fetched once the house number is chosen, because it is the last answer that the check needs.
  const isLikely = !!model.address.fields.value.number.chosen;
  const fetchEarly = useEffectEvent(prefetch);
  useEffect(() => {
    if (isLikely) fetchEarly();
  }, [isLikely]);
  return (
    <Surface announcer={announcer} settled={isChecked && !!Part}>
      {isChecked && Part ? (
        <Part<typeof Result>
          name="result"
          checked={state}
          maxLength={options.maxLength}
          onInform={model.inform}
          onInformed={model.markInformed}
          onClose={model.close}
          takesFocus
        />
      ) : (
        <CheckAddress
          {...{ model, options, pathOf, lost }}
          returned={!isChecked && state.returned}
          isWaiting={isChecked && !lost}
          onLoadAgain={() => setLost(undefined)}
        />
      )}
    </Surface>
  );
}

type CheckAddressProps = Pick<ViewProps<Model, typeof definition>, "model" | "options" | "pathOf"> & {
  returned: boolean;
  /** True while the file of the result is on its way. */
  isWaiting: boolean;
  /** The code of the error where the file of the result could not be loaded. */
  lost: ErrorCode | undefined;
  onLoadAgain: () => void;
};

function CheckAddress({ model, options, pathOf, returned, isWaiting, lost, onLoadAgain }: CheckAddressProps) {
  useSignals();
  const { captcha, state } = model.check;
  const line = useId();
  const current = state.value;
  // An address without fibre is a refusal of the form, too.
  const isChecked = isWaiting || lost !== undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (returned) heading.current?.focus();
  }, [returned]);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (lost) onLoadAgain();
        else if (!isWaiting) void model.submit();
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
      {lost && <FormAlert failure={{ code: lost }} labels={{}} onRetry={onLoadAgain} />}
      {current.status === "refused" && !isChecked && (
        <FormAlert failure={current.failure} labels={addressLabels()} onRetry={model.submit} />
      )}
      <CaptchaControl captcha={captcha} id={line} />
      <SubmitButton captcha={captcha} line={line} busy={current.status === "sending" || isWaiting}>
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

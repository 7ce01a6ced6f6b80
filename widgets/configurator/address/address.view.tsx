import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useId, useRef } from "react";
import { AddressFields, addressLabels } from "#core/features/address-fields/address-fields.tsx";
import type { Address } from "#core/domain/address/address.rules.ts";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import { Form } from "#core/ui/fields/form.tsx";
import { CaptchaControl } from "#core/forms/form/captcha-control.tsx";
import { FormAlert } from "#core/forms/form/form-alert.tsx";
import { SubmitButton } from "#core/forms/form/submit-button.tsx";
import { addressText } from "#core/features/address-text/address-text.messages.ts";
import { unavailableAt } from "#core/features/no-fibre/no-fibre.messages.ts";
import { NoFibre } from "#core/features/no-fibre/no-fibre.tsx";
import { Button } from "#core/ui/base/button.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import type { AddressFormDraft } from "#widgets/configurator/address-form-draft.schema.ts";
import * as say from "./address.messages.ts";
import type { Model } from "./address.model.ts";
import type { part } from "./address.part.ts";

type AddressProps = PartViewProps<Model, typeof part> & {
  readonly askEmail: boolean;
  /** The draft of the form, which restores the visitor's input after a reload. */
  readonly draft: AddressFormDraft | undefined;
  /** Called after each change with the form's draft, or with undefined once the form is empty. */
  readonly onTyped: (draft: AddressFormDraft | undefined) => void;
  /** Called once the API has answered whether the address has fibre. */
  readonly onAnswer: (answer: { readonly available: boolean; readonly address: Address }) => void;
  readonly onClose: () => void;
};

/**
 * Draws the address form or, where fibre does not reach the checked address, that result in place of the form (C-026, C-027, C-423, C-424).
 */
export function View(props: AddressProps) {
  useSignals();
  const { model, announcer, pathOf } = props;
  const state = model.fiber.state.value;
  const unreached = state.kind === "no-address" ? unavailableAt(addressText(state.address)) : undefined;
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (unreached === undefined) return;
    announcer.announce(unreached);
    heading.current?.querySelector<HTMLElement>("[part~=heading]")?.focus();
  }, [announcer, unreached]);
  if (state.kind !== "no-address") return <AddressCheckForm {...props} returned={state.kind === "check-address" && state.returned} />;
  return (
    <div className="address-result" ref={heading}>
      <NoFibre
        waitingList={model.waitingList}
        state={state}
        announcer={announcer}
        privacy={pathOf("privacy")}
        onInform={model.fiber.inform}
        onClose={model.fiber.close}
        level={3}
      />
    </div>
  );
}

function AddressCheckForm({ model: { fiber, check }, askEmail, onClose, pathOf, returned }: AddressProps & { returned: boolean }) {
  useSignals();
  const line = useId();
  const current = check.state.value;
  const failure = current.status === "refused" ? current.failure : undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (returned) heading.current?.focus();
  }, [returned]);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        void fiber.submit();
      }}
      onFocus={check.captcha.begin}
    >
      <Heading level={3} focusRef={heading}>
        {say.formHeading()}
      </Heading>
      <AddressFields model={fiber.address} askEmail={askEmail ? { privacy: pathOf("privacy") } : undefined} />
      {failure && <FormAlert failure={failure} labels={addressLabels()} onRetry={() => void fiber.submit()} />}
      <CaptchaControl captcha={check.captcha} id={line} />
      <div className="address-actions">
        <SubmitButton captcha={check.captcha} line={line} busy={current.status === "sending"}>
          {say.submitText()}
        </SubmitButton>
        {fiber.isLong.value ? (
          <Button
            variant="quiet"
            onClick={() => {
              heading.current?.focus(); // The heading takes focus because this button is removed when the check stops.
              fiber.stopCheck();
            }}
          >
            {say.stopText()}
          </Button>
        ) : (
          <Button variant="quiet" onClick={onClose}>
            {say.closeText()}
          </Button>
        )}
      </div>
    </Form>
  );
}

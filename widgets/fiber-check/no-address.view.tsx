import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useRef, type RefObject } from "react";
import { OpenFiberFields } from "#core/address/open-fiber.contract.ts";
import { addressText } from "#core/address-fields/address.messages.ts";
import { ModelForm, useModelForm } from "#core/forms/form-card.tsx";
import { emailLabel, firstNameLabel, lastNameLabel, privacyLink, successText } from "#core/forms/forms.messages.ts";
import { Button } from "#core/ui/button.tsx";
import { FieldRow } from "#core/fields/form.tsx";
import { Heading } from "#core/ui/heading.tsx";
import { Icon } from "#core/ui/icon.tsx";
import { useAnnouncer } from "#core/ui/live-region.tsx";
import { Success } from "#core/ui/success.tsx";
import { TextField } from "#core/fields/text-field.tsx";
import { nameMaxLength } from "#core/values/limits.ts";
import * as say from "./fiber-check.messages.ts";
import type { FiberState, Model } from "./fiber-check.model.ts";
import { mailIcon } from "#core/ui/icons/mail.ts";
import { closeIcon } from "#core/ui/icons/close.ts";

type NoAddressProps = {
  model: Model;
  state: Extract<FiberState, { kind: "no-address" }>;
  maxLength: number | undefined;
  /** Where the privacy page is. */
  privacy: string;
};

/** Fibre does not reach it. The open-fibre form is there from the start, so that what is typed in it outlives a look back. */
export function NoAddress(props: NoAddressProps) {
  useSignals();
  const { model, state } = props;
  const { address, message, informing } = state;
  const announcer = useAnnouncer();
  const where = addressText(address);
  useEffect(() => announcer.announce(say.unavailableAt(where)), [announcer, where]);
  const heading = useFocusWhen(!informing);
  return (
    <>
      {!informing && (
        <div className="result" part="card">
          <span className="result-mark">
            <Icon name="info" />
          </span>
          <Heading focusRef={heading}>{say.unavailableText()}</Heading>
          <p className="result-address">{where}</p>
          <p>
            {message} {say.unavailableNext()}
          </p>
          <div className="result-actions">
            <Button icon={mailIcon} onClick={() => model.inform(true)}>
              {say.keepInformedText()}
            </Button>
            <Button variant="quiet" icon={closeIcon} onClick={model.close}>
              {say.closeText()}
            </Button>
          </div>
        </div>
      )}
      <div hidden={!informing}>
        <OpenFiber {...props} />
      </div>
    </>
  );
}

/** 'Keep me informed' (P-058, decisions §3). */
function OpenFiber({ model, state, maxLength, privacy }: NoAddressProps) {
  useSignals();
  const current = model.informing.state.value;
  const announcer = useAnnouncer();
  const { email } = state.address;
  const form = useModelForm({
    model: model.informing,
    struct: OpenFiberFields,
    announcer,
    maxLength,
    ...(email !== undefined && { defaultValues: { email } }),
  });
  const heading = useFocusWhen(state.informing);
  if (current.status === "sent") {
    return (
      <Success message={current.message ?? successText()} onAgain={model.close} againText={say.otherAddressText()}>
        {current.message === undefined && say.openFiberSentNext()}
      </Success>
    );
  }
  return (
    <ModelForm
      model={model.informing}
      form={form}
      labels={labels()}
      head={
        <div>
          <Heading focusRef={heading}>{say.openFiberHeading()}</Heading>
          <p className="ui-intro">{addressText(state.address)}</p>
        </div>
      }
      submit={say.openFiberSubmit()}
      renderActions={(button) => (
        <div className="result-actions">
          {button}
          <Button variant="quiet" onClick={() => model.inform(false)}>
            {say.backText()}
          </Button>
        </div>
      )}
    >
      <FieldRow>
        <TextField label={firstNameLabel()} autoComplete="given-name" {...form.field("first_name", { max: nameMaxLength })} />
        <TextField label={lastNameLabel()} autoComplete="family-name" {...form.field("last_name", { max: nameMaxLength })} />
      </FieldRow>
      <TextField label={emailLabel()} type="email" autoComplete="email" {...form.field("email")} />
      <p className="ui-quiet-text">
        {say.openFiberPrivacy()} <a href={privacy}>{privacyLink()}</a>
      </p>
    </ModelForm>
  );
}

/** Focus moves to what comes in sight. */
function useFocusWhen(isShown: boolean): RefObject<HTMLHeadingElement | null> {
  const target = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isShown) target.current?.focus();
  }, [isShown]);
  return target;
}

const labels = (): Record<string, string> => ({ first_name: firstNameLabel(), last_name: lastNameLabel(), email: emailLabel() });

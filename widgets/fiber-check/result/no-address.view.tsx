import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useRef, type RefObject } from "react";
import type { FiberState } from "#core/address/fiber-check.model.ts";
import { FieldRow } from "#core/fields/form.tsx";
import { TextField } from "#core/fields/text-field.tsx";
import { ModelForm, useModelForm } from "#core/forms/form-card.tsx";
import { emailLabel, firstNameLabel, lastNameLabel, privacyLink, successText } from "#core/forms/forms.messages.ts";
import { OpenFiberFields } from "#core/leads/open-fiber.schema.ts";
import { perMonthText } from "#core/price/price.messages.ts";
import { Price } from "#core/price/price.tsx";
import { Button } from "#core/ui/button.tsx";
import { Heading } from "#core/ui/heading.tsx";
import { Icon } from "#core/ui/icon.tsx";
import { closeIcon } from "#core/ui/icons/close.ts";
import { mailIcon } from "#core/ui/icons/mail.ts";
import type { Announcer } from "#core/ui/live-region.tsx";
import { Success } from "#core/ui/success.tsx";
import type { Language } from "#core/values/language.ts";
import { nameMaxLength } from "#core/values/limits.ts";
import { BundleLink } from "./bundle-link.view.tsx";
import * as say from "./result.messages.ts";
import type { Model } from "./result.model.ts";

type NoAddressProps = {
  model: Model;
  state: Extract<FiberState, { kind: "no-address" }>;
  language: Language;
  announcer: Announcer;
  /** The tag's `max-length`. */
  maxLength: number | undefined;
  /** Where the bundle builder is. */
  bundle: string;
  /** Where the privacy page is. */
  privacy: string;
  /** Opens the form in place of the result, or leaves it again. */
  onInform: (isWanted: boolean) => void;
  /** Back to the address form. */
  onClose: () => void;
};

/** Fibre does not reach it. The open-fibre form is there from the start, so that what is typed in it outlives a look back. */
export function NoAddress(props: NoAddressProps) {
  const { informing } = props.state;
  return (
    <>
      <div className="result" part="card" hidden={informing}>
        <Result {...props} />
      </div>
      <div hidden={!informing}>
        <OpenFiber {...props} />
      </div>
    </>
  );
}

function Result({ model, state: { address, message, informing }, onInform, onClose, bundle, language }: NoAddressProps) {
  useSignals();
  const heading = useFocusOnReturn(!informing);
  const mobileCents = model.mobileCents.value;
  return (
    <>
      <div className="result-head">
        <span className="ui-seal">
          <Icon name="info" />
        </span>
        <Heading focusRef={heading}>{say.unavailableText()}</Heading>
        <p className="result-address">{say.addressText(address)}</p>
        {message !== undefined && <p>{message}</p>}
      </div>
      <div className="result-ways">
        <div className="result-way">
          <Heading level={3}>{say.informHeading()}</Heading>
          <Inform email={address.email} onInform={onInform} />
        </div>
        <div className="result-way">
          <Heading level={3}>{say.mobileHeading()}</Heading>
          <div className="result-price">
            {mobileCents !== undefined && (
              <>
                <span className="ui-quiet-text">{say.mobileFrom()}</span>
                <Price cents={mobileCents} language={language} period={perMonthText()} />
              </>
            )}
          </div>
          <p>{say.mobileText()}</p>
          <BundleLink model={model} bundle={bundle} variant="secondary">
            {say.toMobileText()}
          </BundleLink>
        </div>
      </div>
      <div className="result-actions">
        <Button variant="quiet" icon={closeIcon} onClick={onClose}>
          {say.closeText()}
        </Button>
      </div>
    </>
  );
}

/** Who left an email address with the check has asked already, and is not asked twice. */
function Inform({ email, onInform }: { email: string | undefined; onInform: NoAddressProps["onInform"] }) {
  if (email !== undefined) return <p>{say.willWriteText(email)}</p>;
  return (
    <>
      <p>{say.informText()}</p>
      <Button icon={mailIcon} onClick={() => onInform(true)}>
        {say.keepInformedText()}
      </Button>
    </>
  );
}

/** 'Keep me informed' (P-058, decisions §3). */
function OpenFiber({ model, state: { address, informing }, announcer, maxLength, onInform, onClose, privacy }: NoAddressProps) {
  useSignals();
  const current = model.informing.state.value;
  const form = useModelForm({ model: model.informing, struct: OpenFiberFields, announcer, maxLength });
  const heading = useFocusOnReturn(informing);
  if (current.status === "sent") {
    return (
      <Success
        message={current.message ?? successText()}
        details={<p className="ui-quiet-text">{say.addressText(address)}</p>}
        onAgain={onClose}
        againText={say.otherAddressText()}
      >
        {say.willWriteText(model.informedEmail.value)}
      </Success>
    );
  }
  return (
    <ModelForm
      model={model.informing}
      form={form}
      labels={labels()}
      head={
        <>
          <Heading focusRef={heading}>{say.informHeading()}</Heading>
          <p>{say.addressText(address)}</p>
        </>
      }
      submit={say.openFiberSubmit()}
      renderActions={(button) => (
        <div className="result-actions">
          {button}
          <Button variant="quiet" onClick={() => onInform(false)}>
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

/** Focus moves to what comes in sight in place of the other. When the part itself comes, that is its frame's affair. */
function useFocusOnReturn(isShown: boolean): RefObject<HTMLHeadingElement | null> {
  const target = useRef<HTMLHeadingElement>(null);
  const wasShown = useRef(isShown);
  useEffect(() => {
    if (isShown && !wasShown.current) target.current?.focus();
    wasShown.current = isShown;
  }, [isShown]);
  return target;
}

const labels = (): Record<string, string> => ({ first_name: firstNameLabel(), last_name: lastNameLabel(), email: emailLabel() });

import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import type { FiberState } from "#core/domain/address/fiber-check.model.ts";
import { addressText } from "#core/features/address-text/address-text.messages.ts";
import { ModelForm, useModelForm } from "#core/forms/form/form-card.tsx";
import { successText } from "#core/forms/form/forms.messages.ts";
import { OpenFiberFields as Fields } from "#core/domain/leads/open-fiber.schema.ts";
import { Button } from "#core/ui/base/button.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { Icon } from "#core/ui/base/icon.tsx";
import { closeIcon } from "#core/ui/base/icons/close.ts";
import { mailIcon } from "#core/ui/base/icons/mail.ts";
import type { Announcer } from "#core/ui/base/live-region.tsx";
import { Success } from "#core/ui/base/success.tsx";
import type { WaitingList } from "./waiting-list.model.ts";
import * as say from "./no-fibre.messages.ts";
import { OpenFiberFields, openFiberLabels } from "./open-fiber-fields.tsx";
import { informHeading, informText, openFiberSubmit } from "./open-fiber.messages.ts";

type NoFibreProps = {
  waitingList: WaitingList;
  state: Extract<FiberState, { kind: "no-address" }>;
  announcer: Announcer;
  /** The value of the tag's `max-length`. */
  maxLength?: number | undefined;
  /** The address of the privacy page. */
  privacy: string;
  /** Opens the form 'keep me informed' in place of the result, or closes it again. */
  onInform: (isWanted: boolean) => void;
  /** Goes back to the address form. */
  onClose: () => void;
  /** The level of the result's heading: 2 by default, 3 where the result is rendered under another heading. */
  level?: 2 | 3;
  /** Other products, which are available without fibre; they are rendered beside the button 'keep me informed'. */
  children?: ReactNode;
};

/**
 * Renders the result that fibre does not reach the address. The form 'keep me informed' is rendered hidden from the start, so that its
 * texts stay when the visitor goes back to the result.
 */
export function NoFibre(props: NoFibreProps) {
  const { informing } = props.state;
  return (
    <>
      <div className="ui-result" part="card" hidden={informing}>
        <Result {...props} />
      </div>
      <div hidden={!informing}>
        <OpenFiber {...props} />
      </div>
    </>
  );
}

function Result({ state: { address, message, informing }, onInform, onClose, level = 2, children }: NoFibreProps) {
  useSignals();
  const heading = useFocusOnReturn(!informing);
  return (
    <>
      <div className="ui-result-head">
        <span className="ui-seal">
          <Icon name="info" />
        </span>
        <Heading focusRef={heading} level={level}>
          {say.unavailableText()}
        </Heading>
        <p className="ui-result-address">{addressText(address)}</p>
        {message !== undefined && <p>{message}</p>}
      </div>
      <div className="ui-result-ways">
        <div className="ui-result-way">
          <Heading level={3}>{informHeading()}</Heading>
          <KeepInformed email={address.email} onInform={onInform} />
        </div>
        {children}
      </div>
      <div className="ui-result-actions">
        <Button variant="quiet" icon={closeIcon} onClick={onClose}>
          {say.closeText()}
        </Button>
      </div>
    </>
  );
}

/**
 * Renders the button that opens the form 'keep me informed'. A visitor who gave an email address with the fibre check has asked for that
 * already and sees a confirmation instead.
 */
function KeepInformed({ email, onInform }: { email: string | undefined; onInform: NoFibreProps["onInform"] }) {
  if (email !== undefined) return <p>{say.willWriteText(email)}</p>;
  return (
    <>
      <p>{informText()}</p>
      <Button icon={mailIcon} onClick={() => onInform(true)}>
        {say.keepInformedText()}
      </Button>
    </>
  );
}

/** Renders the form 'keep me informed' (P-058, decisions §3). */
function OpenFiber({
  waitingList: model,
  state: { address, informing },
  announcer,
  maxLength,
  onInform,
  onClose,
  privacy,
  level = 2,
}: NoFibreProps) {
  useSignals();
  const current = model.form.state.value;
  const form = useModelForm({ model: model.form, struct: Fields, announcer, maxLength });
  const heading = useFocusOnReturn(informing);
  if (current.status === "sent") {
    return (
      <Success
        message={current.message ?? successText()}
        details={<p className="ui-quiet-text">{addressText(address)}</p>}
        onAgain={onClose}
        againText={say.otherAddressText()}
      >
        {say.willWriteText(model.email.value)}
      </Success>
    );
  }
  return (
    <ModelForm
      model={model.form}
      form={form}
      labels={openFiberLabels()}
      head={
        <>
          <Heading focusRef={heading} level={level}>
            {informHeading()}
          </Heading>
          <p>{addressText(address)}</p>
        </>
      }
      submit={openFiberSubmit()}
      renderActions={(button) => (
        <div className="ui-result-actions">
          {button}
          <Button variant="quiet" onClick={() => onInform(false)}>
            {say.backText()}
          </Button>
        </div>
      )}
    >
      <OpenFiberFields form={form} privacy={privacy} />
    </ModelForm>
  );
}

/**
 * Moves the focus to the heading when the result and the form replace each other. When the whole part appears for the first time, its frame
 * moves the focus.
 */
function useFocusOnReturn(isShown: boolean): RefObject<HTMLHeadingElement | null> {
  const target = useRef<HTMLHeadingElement>(null);
  const wasShown = useRef(isShown);
  useEffect(() => {
    if (isShown && !wasShown.current) target.current?.focus();
    wasShown.current = isShown;
  }, [isShown]);
  return target;
}

import { useSignals } from "@preact/signals-react/runtime";
import { memo } from "react";
import { addressLine } from "#core/domain/eligibility/address.rules.ts";
import { Part, PartIntent } from "#core/runtime/part/part.tsx";
import { Alert } from "#core/ui/base/alert.tsx";
import { Button } from "#core/ui/base/button.tsx";
import { FailurePanel } from "#core/ui/base/failure-panel.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { Icon } from "#core/ui/base/icon.tsx";
import { Spinner } from "#core/ui/base/spinner.tsx";
import { pinIcon } from "#core/ui/base/icons/pin.ts";
import { SlowNoticeText } from "#core/ui/slow-notice/slow-notice.tsx";
import type { Language } from "#core/base/values/language.ts";
import type { View as Address } from "./address/address.view.tsx";
import type { View as Box } from "./box/box.view.tsx";
import * as say from "./configurator.messages.ts";
import type { Model } from "./configurator.model.ts";
import type { Installation } from "./installation.model.ts";
import { NamedButton } from "./named-button.view.tsx";
import { Undo } from "./undo.view.tsx";

type AddressRowProps = {
  model: Model;
  language: Language;
  /** True where the address form also asks for an email address. */
  askEmail: boolean;
};

/** Draws the address for fixed offers (internet, TV, landline), or the prompt to enter one (C-026…C-031). */
export const AddressRow = memo(({ model, language, askEmail }: AddressRowProps) => {
  useSignals();
  const { installation, sections } = model;
  return (
    <section className="builder-section" data-section="address" aria-labelledby="address">
      <div className="builder-section-head">
        <Icon name={pinIcon} />
        <Heading level={3} id="address">
          {say.addressHeading()}
        </Heading>
      </div>
      {installation.isUnknown.value && <Alert tone="info" title={say.unknownAddressText()} />}
      {sections.unknown.value.includes("type") && <Alert tone="info" title={say.unknownCardText()} />}
      <ChosenAddress model={model} />
      <AskBox model={model} />
      <Undo {...{ model, language }} area="section" of="address" />
      {/* The two notices share one focus target, because during a wait one may replace the other and remove the pressed button. */}
      <div className="builder-answer" data-focus="address-answer" tabIndex={-1}>
        {installation.isTaking.value ? <AddressNotice model={model} /> : <OffersNotice model={model} />}
      </div>
      {sections.hasNothing.value && <Alert tone="warning" title={say.nothingText()} />}
      {installation.isOpen.value && (
        <div data-focus="address-form" tabIndex={-1} hidden={installation.isTaking.value}>
          <Part<typeof Address>
            name="address"
            key={installation.opened.value}
            askEmail={askEmail}
            draft={installation.draft.read()}
            onTyped={installation.draft.keep}
            onAnswer={installation.onChecked}
            onClose={installation.close}
            takesFocus={installation.opened.value > 0 || undefined}
          />
        </div>
      )}
    </section>
  );
});

/**
 * Draws the address with the buttons Change and Delete, also while its offers are requested; without an address, draws the prompt to add
 * one. Both have the same height, so that nothing on the page moves.
 */
function ChosenAddress({ model: { installation } }: Pick<AddressRowProps, "model">) {
  useSignals();
  const bundleAddress = installation.bundleAddress.value;
  const isLooking = installation.isTaking.value && failureOf(installation) === undefined;
  if (!bundleAddress && !isLooking) return <Prompt installation={installation} />;
  const shown = isLooking ? installation.next.value : bundleAddress;
  return (
    <div className="builder-slot builder-line" part="card" data-focus="address" tabIndex={-1}>
      <div>
        {shown && (
          <strong>
            {addressLine(shown)}
            {isLooking && <span className="ui-hidden">: </span>}
          </strong>
        )}
        {isLooking ? <LookingUp /> : <p className="ui-quiet-text">{say.fibreHereText()}</p>}
      </div>
      {bundleAddress && <Actions installation={installation} where={addressLine(bundleAddress)} />}
    </div>
  );
}

const LookingUp = () => (
  <p className="builder-looking ui-quiet-text">
    <Spinner />
    <span>{say.lookingText()}</span>
  </p>
);

function Actions({ installation, where }: { installation: Installation; where: string }) {
  return (
    <div className="builder-line-actions">
      <NamedButton name={say.changeAddressText(where)} onClick={installation.open}>
        {say.changeText()}
      </NamedButton>
      <NamedButton name={say.deleteAddressText(where)} onClick={installation.remove}>
        {say.deleteText()}
      </NamedButton>
    </div>
  );
}

function Prompt({ installation }: { installation: Installation }) {
  useSignals();
  const isOpen = installation.isOpen.value;
  return (
    <div className="builder-slot builder-prompt">
      <p className="ui-quiet-text">{say.addressInfo()}</p>
      <PartIntent<typeof Address> name="address">
        <button
          className="ui-button"
          data-variant="secondary"
          data-focus="address"
          part="button"
          type="button"
          aria-expanded={isOpen}
          onClick={isOpen ? installation.close : installation.open}
        >
          {isOpen ? say.closeText() : say.addAddressText()}
        </button>
      </PartIntent>
    </div>
  );
}

/**
 * Asks which home is meant, where a link contains only the address of a building. An order without an answer reports the missing answer
 * here.
 */
function AskBox({ model: { installation, sections } }: Pick<AddressRowProps, "model">) {
  useSignals();
  const bundleAddress = installation.bundleAddress.value;
  if (!bundleAddress?.boxes) return null;
  const isMissing = sections.problems.value.some(({ section }) => section === "address");
  return (
    <Part<typeof Box>
      name="box"
      key={bundleAddress.fttbAddressId}
      boxes={bundleAddress.boxes}
      isMissing={isMissing}
      onAnswer={installation.answerBox}
    />
  );
}

/** Draws the notice that the request for the offers at the bundle's address is slow or has failed. Other sections need these offers. */
function OffersNotice({ model: { installation } }: Pick<AddressRowProps, "model">) {
  useSignals();
  const { offers } = installation;
  const failure = installation.failure.value;
  if (!failure) return <SlowNoticeText slowNotice={offers.slowNotice} onStop={installation.stopWaiting} />;
  if (failure.code !== "not_found") return <FailurePanel mayRetry failure={failure} onRetry={installation.retry} />;
  return (
    <Alert
      tone="warning"
      title={say.vanishedAddressText()}
      actions={
        <Button variant="secondary" onClick={installation.open}>
          {say.changeText()}
        </Button>
      }
    />
  );
}

function failureOf({ asked }: Installation) {
  const state = asked.value.state.value;
  return state.status === "failed" ? state.failure : undefined;
}

/**
 * Draws the notice that loading a new address is slow or has failed. After a failure the bundle is unchanged, and the visitor can try
 * again.
 */
function AddressNotice({ model: { installation } }: Pick<AddressRowProps, "model">) {
  useSignals();
  const failure = failureOf(installation);
  if (!failure) return <SlowNoticeText slowNotice={installation.asked.value.slowNotice} onStop={installation.stopWaiting} />;
  return (
    <div className="builder-taking">
      <FailurePanel mayRetry failure={failure} onRetry={installation.takeAgain} />
      <Button variant="quiet" onClick={installation.giveUp}>
        {say.closeText()}
      </Button>
    </div>
  );
}

/** The fields of an address. Each field depends on the one before it. The model holds the typed texts and the chosen suggestions. */
import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useRef, type RefObject } from "react";
import type { AddressLead } from "#core/domain/address/address-check.model.ts";
import type { AddressModel } from "#core/domain/address/address.model.ts";
import type { AddressProblems } from "#core/domain/address/typed-address.model.ts";
import { useAnnouncer } from "#core/ui/base/live-region.tsx";
import * as say from "./address.messages.ts";
import { AddressContact } from "./address-contact.tsx";
import { codeText } from "./address-field.ts";
import { CityFields } from "./city-fields.tsx";
import { BoxField, NumberField, type BoxKeys } from "./number-fields.tsx";
import { failureOf, LookupFailure } from "./lookup.tsx";
import { StreetField } from "./street-field.tsx";
import { ErrorSummary, type Mistake } from "#core/forms/form/error-summary.tsx";
import { focusField } from "#core/forms/form/focus-field.ts";
import { emailLabel, errorCountText, privacyLink } from "#core/forms/form/forms.messages.ts";

type AddressFieldsProps = {
  model: AddressModel;
  maxLength?: number | undefined; // The value of the tag's attribute `max-length`.
  /** Makes the form ask for an email and a consent too. `privacy` is the address of the privacy page to which the consent links (P-194). */
  askEmail?: { privacy: string } | undefined;
  boxKeys?: BoxKeys; // the on-screen keyboard for the box: digits where boxes are numbers (C-286)
};

export function AddressFields({ model, maxLength, askEmail, boxKeys }: AddressFieldsProps) {
  useSignals();
  const fields = useRef<HTMLDivElement>(null);
  useLead(model.lead.value, fields);
  return (
    <div className="ui-stack" key={model.resets.value} ref={fields}>
      <CityFields model={model} maxLength={maxLength} />
      <StreetField model={model} maxLength={maxLength} />
      <div className="ui-pair">
        <NumberField model={model} maxLength={maxLength} />
        <BoxField model={model} maxLength={maxLength} inputMode={boxKeys} />
      </div>
      <LookupFailure failure={failureOf(model.numbers.state.value)} field="number" onRetry={model.numbers.retry} />
      {askEmail && <AddressContact model={model} maxLength={maxLength} privacy={askEmail.privacy} />}
      <ErrorSummary mistakes={mistakesOf(model.problems.value)} labels={addressLabels()} />
    </div>
  );
}

/** Returns the label of each field by its name, in the order in which the fields are rendered. */
export const addressLabels = (): Record<string, string> => ({
  postalCode: say.postalCodeLabel(),
  city: say.cityLabel(),
  street: say.streetLabel(),
  number: say.numberLabel(),
  box: say.boxLabel(),
  email: emailLabel(),
  agree: privacyLink(),
});

/** Announces, after a check that could not be made, how much is missing, and moves the focus to the field in question. */
function useLead(lead: AddressLead | undefined, fields: RefObject<HTMLDivElement | null>): void {
  const announcer = useAnnouncer();
  useEffect(() => {
    if (!lead || !fields.current) return;
    if (lead.problems > 0) announcer.announce(errorCountText(lead.problems));
    focusField(fields.current, lead.field);
  }, [lead, fields, announcer]);
}

/** Returns the mistakes that the visitor has to correct. The server's messages are displayed in a box of their own. */
const mistakesOf = (problems: AddressProblems): ReadonlyMap<string, Mistake> =>
  new Map(
    Object.entries(problems).flatMap(([name, problem]) =>
      "code" in problem ? [[name, { text: codeText(problem.code), needsLabel: problem.code === "consent.required" }] as const] : [],
    ),
  );

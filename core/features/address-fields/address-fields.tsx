/** The fields of an address. Each field depends on the one before it. The model holds the typed texts and the chosen suggestions. */
import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useRef, useState, type MouseEvent, type RefObject } from "react";
import type { AddressLead } from "#core/domain/address/address-check.model.ts";
import type { AddressModel } from "#core/domain/address/address.model.ts";
import type { AddressProblems, FieldProblem } from "#core/domain/address/typed-address.model.ts";
import { citiesLike, wordsAboutField, type AddressFieldName } from "#core/domain/address/address.rules.ts";
import type { LookupState } from "#core/domain/address/lookup.model.ts";
import type { Failure } from "#core/services/api/outcome.ts";
import { FailurePanel } from "#core/ui/base/failure-panel.tsx";
import { CheckboxField } from "#core/ui/fields/checkbox-field.tsx";
import { Combobox } from "#core/ui/combobox/combobox.tsx";
import { FieldRow } from "#core/ui/fields/form.tsx";
import { useAnnouncer } from "#core/ui/base/live-region.tsx";
import { SelectField } from "#core/ui/select-field/select-field.tsx";
import { TextField } from "#core/ui/fields/text-field.tsx";
import { nothingFoundText } from "#core/ui/combobox/combobox.messages.ts";
import type { AddressCode } from "#core/base/values/address-codes.ts";
import { isFieldCode, type FieldCode } from "#core/base/values/field-codes.ts";
import { boxMaxLength, numberMinLength, postalCodeLength, streetMinLength } from "#core/base/values/limits.ts";
import * as say from "./address.messages.ts";
import { createFocusTransfer } from "./focus-transfer.ts";
import { ErrorSummary, type Mistake } from "#core/forms/form/error-summary.tsx";
import { focusField } from "#core/forms/form/focus-field.ts";
import { emailLabel, errorCountText, fieldLine, fieldMessage, privacyLink } from "#core/forms/form/forms.messages.ts";

type AddressFieldsProps = {
  model: AddressModel;
  maxLength?: number | undefined; // The value of the tag's attribute `max-length`.
  /** Makes the form ask for an email and a consent too. `privacy` is the address of the privacy page to which the consent links (P-194). */
  askEmail?: { privacy: string } | undefined;
  boxKeys?: "numeric"; // The on-screen keyboard of the box field: `numeric` where boxes are numbers (C-286).
};

type PartProps = { model: AddressModel; maxLength?: number | undefined };

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
      {askEmail && <Contact model={model} maxLength={maxLength} privacy={askEmail.privacy} />}
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

/** Renders postal code and city. The server's message about a postal code is shown at the postal code field (P-296, C-418). */
function CityFields({ model, maxLength }: PartProps) {
  useSignals();
  const { postalCode, city } = model.fields.value;
  const cities = model.cities.state.value;
  const found = itemsOf(cities);
  const failure = failureOf(cities);
  const refusal = failure && wordsAboutField(failure);
  const outage = refusal === undefined ? failure : undefined;
  const unknown = cities.kind === "found" && found.length === 0 ? nothingFoundText() : undefined;
  const error = refusal ?? unknown ?? problemText(model.problems.value.postalCode);
  const isOpen = found.length > 0;
  useAnnouncement(
    error ?? (city.chosen ? fieldLine(say.cityLabel(), city.chosen.city) : found.length > 1 ? say.cityHint(found.length) : undefined),
  );
  return (
    <>
      <FieldRow>
        <TextField
          label={say.postalCodeLabel()}
          hint={say.postalCodeHint()}
          error={error}
          name="postalCode"
          defaultValue={postalCode}
          onInput={(event) => model.typePostalCode(event.currentTarget.value)}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={smaller(postalCodeLength, maxLength)}
        />
        <Combobox
          label={say.cityLabel()}
          hint={found.length > 1 ? say.cityHint(found.length) : undefined}
          error={problemText(model.problems.value.city)}
          name="city"
          value={city.text}
          onQueryChange={model.typeCity}
          onSelect={model.chooseCity}
          items={city.chosen ? found : citiesLike(city.text, found)}
          itemToString={(item) => item.city}
          itemToKey={(item) => item.cityId}
          loading={cities.kind === "asking"}
          chosen={city.chosen !== undefined}
          reopens={found.length > 1}
          minLength={0}
          autoComplete="address-level2"
          maxLength={maxLength}
          disabled={!isOpen}
          reason={outage ? undefined : say.postalCodeFirst()}
        />
      </FieldRow>
      <LookupFailure failure={outage} field="postalCode" onRetry={model.cities.retry} />
    </>
  );
}

function StreetField({ model, maxLength }: PartProps) {
  useSignals();
  const { city, street } = model.fields.value;
  const streets = model.streets.state.value;
  return (
    <>
      <Combobox
        label={say.streetLabel()}
        hint={say.streetHint()}
        error={problemText(model.problems.value.street)}
        name="street"
        value={street.text}
        onQueryChange={model.typeStreet}
        onSelect={model.chooseStreet}
        items={itemsOf(streets)}
        itemToString={(item) => item.street}
        itemToKey={(item) => item.streetId}
        loading={streets.kind === "asking"}
        chosen={street.chosen !== undefined}
        minLength={lengthToList(streets, streetMinLength)}
        maxLength={maxLength}
        disabled={!city.chosen}
        reason={say.cityFirst()}
      />
      <LookupFailure failure={failureOf(streets)} field="street" onRetry={model.streets.retry} />
    </>
  );
}

function NumberField({ model, maxLength }: PartProps) {
  useSignals();
  const { street, number } = model.fields.value;
  const numbers = model.numbers.state.value;
  return (
    <Combobox
      label={say.numberLabel()}
      hint={say.numberHint()}
      error={problemText(model.problems.value.number)}
      name="number"
      value={number.text}
      onQueryChange={model.typeNumber}
      onSelect={model.chooseNumber}
      items={itemsOf(numbers)}
      itemToString={(item) => item.number}
      itemToKey={(item) => item.fttbId}
      loading={numbers.kind === "asking"}
      chosen={number.chosen !== undefined}
      minLength={lengthToList(numbers, numberMinLength)}
      maxLength={maxLength}
      disabled={!street.chosen}
      reason={say.streetFirst()}
    />
  );
}

/** Renders the field for the box: a select where the boxes of the building are known, otherwise a text field. */
function BoxField({ model, maxLength, inputMode }: PartProps & { inputMode: AddressFieldsProps["boxKeys"] }) {
  useSignals();
  const { number, box } = model.fields.value;
  const { chosen } = number;
  const shared = {
    inputRef: useState(createFocusTransfer)[0],
    label: say.boxLabel(),
    error: problemText(model.problems.value.box),
    optional: true,
    name: "box",
    defaultValue: box,
  };
  if (chosen?.boxes?.length) {
    const options = chosen.boxes.map((value) => ({ value, label: value }));
    return (
      <SelectField
        {...shared}
        key={chosen?.fttbId}
        options={options}
        placeholder={say.noBoxText()}
        onInput={(event) => model.typeBox(event.currentTarget.value)}
      />
    );
  }
  return (
    <TextField
      {...shared}
      key={chosen?.fttbId}
      hint={chosen ? undefined : say.numberFirst()}
      disabled={!chosen}
      maxLength={smaller(boxMaxLength, maxLength)}
      inputMode={inputMode}
      onInput={(event) => model.typeBox(event.currentTarget.value)}
    />
  );
}

function Contact({ model, maxLength, privacy }: PartProps & { privacy: string }) {
  useSignals();
  const { email, agree } = model.fields.value;
  const { problems } = model;
  const optional = email.trim() === "" && !agree; // Giving an email or ticking the consent makes both required.
  return (
    <>
      <TextField
        label={emailLabel()}
        hint={say.addressEmailHint()}
        error={problemText(problems.value.email)}
        optional={optional}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={email}
        maxLength={maxLength}
        onInput={(event) => model.typeEmail(event.currentTarget.value)}
      />
      <CheckboxField
        label={
          <>
            {say.addressAgreeBefore()} <a href={privacy}>{privacyLink()}</a>
          </>
        }
        error={problemText(problems.value.agree)}
        optional={optional}
        name="agree"
        defaultChecked={agree}
        onInput={(event) => model.tickAgree(event.currentTarget.checked)}
      />
    </>
  );
}

/** Renders the failure of a lookup, with a retry button and a note that nothing typed is lost. */
function LookupFailure({ failure, field, onRetry }: { failure: Failure | undefined; field: AddressFieldName; onRetry: () => void }) {
  if (failure === undefined) return null;
  const retry = (event: MouseEvent): void => {
    focusField(event.currentTarget as Element, field); // The focus moves to the field first, because the retry button disappears.
    onRetry();
  };
  return <FailurePanel failure={failure} mayRetry isKept onRetry={retry} />;
}

/** Announces how many fields are missing after a failed check, and moves the focus to the first of them. */
function useLead(lead: AddressLead | undefined, fields: RefObject<HTMLDivElement | null>): void {
  const announcer = useAnnouncer();
  useEffect(() => {
    if (!lead || !fields.current) return;
    if (lead.problems > 0) announcer.announce(errorCountText(lead.problems));
    focusField(fields.current, lead.field);
  }, [lead, fields, announcer]);
}

function useAnnouncement(text: string | undefined): void {
  const announcer = useAnnouncer();
  useEffect(() => {
    if (text !== undefined) announcer.announce(text);
  }, [text, announcer]);
}

function itemsOf<Item>(lookup: LookupState<Item>): readonly Item[] {
  return lookup.kind === "found" ? lookup.items : [];
}

const failureOf = (lookup: LookupState<unknown>): Failure | undefined => (lookup.kind === "failed" ? lookup.failure : undefined);

/**
 * Returns the text length from which on the list of suggestions is shown. After a failed lookup no list is shown, because it would say that
 * nothing was found.
 */
const lengthToList = (lookup: LookupState<unknown>, length: number): number => (lookup.kind === "failed" ? Infinity : length);

const problemText = (problem: FieldProblem | undefined): string | undefined =>
  problem && ("message" in problem ? problem.message : codeText(problem.code));

/**
 * Returns the mistakes that the visitor has to correct. The server's messages are left out, because they are shown in a box of their own.
 */
const mistakesOf = (problems: AddressProblems): ReadonlyMap<string, Mistake> =>
  new Map(
    Object.entries(problems).flatMap(([name, problem]) =>
      "code" in problem ? [[name, { text: codeText(problem.code), needsLabel: problem.code === "consent.required" }] as const] : [],
    ),
  );

/** Returns the text of a field's error code. Of the address fields only the email has the codes that nearly every form has. */
const codeText = (code: FieldCode | AddressCode): string =>
  isFieldCode(code) ? fieldMessage(code, { name: "email" }) : say.addressMessage(code);

const smaller = (limit: number, other: number | undefined): number => Math.min(limit, other ?? limit);

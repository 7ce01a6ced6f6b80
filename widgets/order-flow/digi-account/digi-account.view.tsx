import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import { TextField } from "#core/ui/fields/text-field.tsx";
import { DigiForm } from "#core/forms/form/digi-form.tsx";
import { ErrorSummary } from "#core/forms/form/error-summary.tsx";
import { useDigiForm } from "#core/forms/form/use-digi-form.ts";
import { vatHint, vatLabel, vatMessage } from "#core/ui/number-fields/vat-field.messages.ts";
import { Part } from "#core/runtime/part/part.tsx";
import { SelectField } from "#core/ui/select-field/select-field.tsx";
import { phoneMessage } from "#core/ui/number-fields/phone.messages.ts";
import { PhoneField } from "#core/ui/contact-fields/phone-field.tsx";
import { RadioGroup } from "#core/ui/radio-group/radio-group.tsx";
import { Button } from "#core/ui/base/button.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { Skeleton } from "#core/ui/base/skeleton.tsx";
import { legalForms, type LegalForm } from "#core/base/values/legal-form.ts";
import { nameMaxLength } from "#core/base/values/limits.ts";
import type { View as Address } from "#widgets/order-flow/address/address.view.tsx";
import { AddressText } from "#widgets/order-flow/address-text.view.tsx";
import type { ShownNames } from "#widgets/order-flow/address-names.model.ts";
import { Foot } from "#widgets/order-flow/foot.view.tsx";
import { legalFormText } from "#widgets/order-flow/legal-form.messages.ts";
import { nextText } from "#widgets/order-flow/order-flow.messages.ts";
import type { Model as Flow } from "#widgets/order-flow/order-flow.model.ts";
import { asksPhone, ordererName, type Order } from "#widgets/order-flow/order-flow.rules.ts";
import * as say from "./digi-account.messages.ts";
import type { AddressEntry, Model } from "./digi-account.model.ts";
import type { part } from "./digi-account.part.ts";
import { detailsFields, type DetailsFields } from "./digi-account.schema.ts";

type DetailsProps = PartViewProps<Model, typeof part> & {
  readonly flow: Flow;
  readonly order: Order;
  readonly typed: Readonly<Record<string, string>>;
};

const names = ["phone_number", "same_billing_address", "order_for", "company_name", "legal_form", "vat"] as const;

/** Draws the questions about contact, billing address, and the person or company that orders (C-009, C-010, C-291…C-298). */
export function View(props: DetailsProps) {
  useSignals();
  const { model, flow, order } = props;
  const { client, billing } = model;
  const { form, answers } = useDetailsForm(props);
  const isCompany = answers.order_for === "company";
  const hasBilling = answers.same_billing_address === "no";
  const send = (fields: DetailsFields): void => {
    const clientAddress = client.take(say.boxText());
    const billingAddress = hasBilling ? billing.take(say.boxText()) : null;
    if (!clientAddress || billingAddress === undefined) return;
    const { company_name: companyName, vat } = fields;
    flow.setDetails({
      phone: asksPhone(order) ? fields.phone_number : null,
      clientAddress,
      sameBillingAddress: !hasBilling,
      billingAddress,
      orderFor: isCompany ? "company" : "myself",
      company: isCompany ? { companyName, legalForm: fields.legal_form as LegalForm, vat } : null,
    });
  };
  return (
    <DigiForm form={form} onValid={send}>
      <Heading level={3}>{say.headingText()}</Heading>
      <p>{say.nameText(ordererName(order.orderer) ?? "")}</p>
      {model.isWaiting.value ? (
        <Skeleton shape={["line", "field", "field", "field"]} />
      ) : (
        <Questions {...props} form={form} isCompany={isCompany} hasBilling={hasBilling} />
      )}
    </DigiForm>
  );
}

type QuestionsProps = DetailsProps & Pick<ReturnType<typeof useDetailsForm>, "form"> & { isCompany: boolean; hasBilling: boolean };

/** Draws the questions. They are drawn once it is known which addresses the customer has, so that none of them is replaced. */
function Questions({ model, flow, order, form, isCompany, hasBilling }: QuestionsProps) {
  useSignals();
  const { billing } = model;
  const missing = missingOf(model, hasBilling);
  return (
    <>
      {asksPhone(order) && <PhoneField label={say.phoneLabel()} {...form.field("phone_number")} />}
      <ClientAddress model={model} isFolded={hasBilling} />
      <RadioGroup label={say.billingLabel()} options={yesOrNo()} layout="row" {...form.field("same_billing_address")} />
      {hasBilling && (
        <fieldset className="order-group">
          <legend className="ui-label">{say.billingHeading()}</legend>
          <Entry
            entry={billing}
            names={model.shownNames.billing.names.value}
            change={say.changeBillingText()}
            onChange={() => billing.settle(null)}
          />
        </fieldset>
      )}
      <RadioGroup label={say.orderForLabel()} options={orderForOptions()} layout="cards" {...form.field("order_for")} />
      {isCompany && <Company form={form} />}
      <Mistakes form={form} />
      <Foot onPrevious={flow.previous} onCancel={flow.cancel}>
        <Button type="submit" disabled={missing !== undefined} reason={missing}>
          {nextText()}
        </Button>
      </Foot>
    </>
  );
}

/** Returns the reason for which the visitor cannot continue yet, or undefined (C-295, C-296). */
function missingOf({ client, billing, offered }: Model, hasBilling: boolean): string | undefined {
  if (!client.isChosen.value) return offered.value ? say.offeredReason() : say.addressReason();
  return hasBilling && !billing.isChosen.value ? say.billingReason() : undefined;
}

/**
 * Draws the visitor's address. A known address is offered first, and one that is the installation's is taken over. While a billing address
 * is entered, the visitor's address is shown as text. Focus moves to the content that replaces the pressed button.
 */
function ClientAddress({ model, isFolded }: Pick<DetailsProps, "model"> & { isFolded: boolean }) {
  useSignals();
  const { client } = model;
  const [isPressed, setPressed] = useState(false);
  const offered = model.offered.value;
  const fold = useEffectEvent((): void => {
    const chosen = client.fields.fields.peek().number.chosen && client.take(say.boxText());
    if (chosen) client.settle(chosen);
  });
  useEffect(() => {
    if (isFolded) fold();
  }, [isFolded]);
  return (
    <fieldset className="order-group">
      <legend className="ui-label">{say.addressHeading()}</legend>
      {offered ? (
        <div className="order-offer" part="card">
          <p>{say.offeredText()}</p>
          <AddressText address={offered} names={model.shownNames.client.names.value} />
          <div>
            <Button
              variant="secondary"
              onClick={() => {
                setPressed(true);
                client.settle(offered);
              }}
            >
              {say.yesAddressText()}
            </Button>
            <Button
              variant="quiet"
              onClick={() => {
                setPressed(true);
                model.decline();
              }}
            >
              {say.otherAddressText()}
            </Button>
          </div>
        </div>
      ) : (
        <Entry
          entry={client}
          names={model.shownNames.client.names.value}
          note={model.isInstallation.value && say.sameInstallationText()}
          change={say.changeAddressText()}
          onChange={model.changeClient}
          isPressed={isPressed}
        />
      )}
    </fieldset>
  );
}

type EntryProps = {
  entry: AddressEntry;
  names: ShownNames;
  /** The text above the address that tells where it is known from. */
  note?: string | false;
  change: string;
  onChange: () => void;
  /** True where this entry has replaced a button that was pressed. */
  isPressed?: boolean;
};

function Entry({ entry, names, note, change, onChange, isPressed = false }: EntryProps) {
  useSignals();
  const [isChanged, setChanged] = useState(false);
  const link = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isPressed) link.current?.focus();
  }, [isPressed]);
  const settled = entry.settled.value;
  if (!settled) return <Part<typeof Address> name="address" fields={entry.fields} isAsked={isPressed || isChanged} />;
  return (
    <div className="order-answer">
      <div>
        {note && <p>{note}</p>}
        <AddressText address={settled} names={names} />
      </div>
      <button
        className="ui-link"
        type="button"
        aria-label={change}
        ref={link}
        onClick={() => {
          setChanged(true);
          onChange();
        }}
      >
        {say.changeText()}
      </button>
    </div>
  );
}

function Company({ form }: Pick<ReturnType<typeof useDetailsForm>, "form">) {
  return (
    <>
      <TextField
        label={say.companyNameLabel()}
        autoComplete="organization"
        {...form.field("company_name", { max: nameMaxLength, maxLength: nameMaxLength })}
      />
      <SelectField
        label={say.legalFormLabel()}
        placeholder={say.legalFormPlaceholder()}
        options={legalForms.map((value) => ({ value, label: legalFormText(value) }))}
        {...form.field("legal_form")}
      />
      <TextField label={vatLabel()} hint={vatHint()} autoComplete="off" {...form.field("vat")} />
    </>
  );
}

/** Draws the summary of errors. Each error includes the label of its group, because two groups of radio buttons may have the same error. */
function Mistakes({ form }: Pick<ReturnType<typeof useDetailsForm>, "form">) {
  const named = new Map([...form.mistakes].map(([name, mistake]) => [name, { ...mistake, needsLabel: true }]));
  return <ErrorSummary mistakes={named} labels={labels()} />;
}

/** Creates the form. Its values, and the choices of both addresses, are stored for a reload. */
function useDetailsForm({ model, flow, order, typed, announcer }: DetailsProps) {
  const [first] = useState(() => ({ ...answersOf(order), ...typed }));
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>(first);
  const [stored, setStored] = useState<Readonly<Record<string, string>>>({});
  const isCompany = answers["order_for"] === "company";
  const phone = asksPhone(order);
  const struct = useMemo(() => detailsFields({ phone, company: isCompany }), [phone, isCompany]);
  const form = useDigiForm<DetailsFields>({
    struct,
    defaultValues: first,
    announcer,
    messagesOf: [say.detailsMessage, vatMessage, phoneMessage],
    onValues: (values) => setAnswers(Object.fromEntries(names.map((name) => [name, String(values[name] ?? "")]))),
  });
  useEffect(() => model.watchStored(setStored), [model]);
  const keep = useEffectEvent((): void => {
    const texts = Object.fromEntries(names.map((name) => [name, answers[name] ?? ""]));
    flow.keepTyped("digi-account", { ...texts, ...stored });
  });
  useEffect(() => keep(), [answers, stored]);
  return { form, answers };
}

/** Returns the answers that were given before, as values of the form. */
function answersOf({ phone, sameBillingAddress, orderFor, company }: Order): Record<string, string> {
  return {
    phone_number: phone ?? "",
    same_billing_address: sameBillingAddress === null ? "" : sameBillingAddress ? "yes" : "no",
    order_for: orderFor ?? "",
    company_name: company?.companyName ?? "",
    legal_form: company?.legalForm ?? "",
    vat: company?.vat ?? "",
  };
}

const yesOrNo = () => [
  { value: "yes", label: say.yesText() },
  { value: "no", label: say.noText() },
];

const orderForOptions = () => [
  { value: "myself", label: say.myselfText(), hint: say.myselfHint() },
  { value: "company", label: say.companyText(), hint: say.companyHint() },
];

/** Returns the labels of the fields, in the order in which the form shows them. */
const labels = (): Record<string, string> => ({
  phone_number: say.phoneLabel(),
  same_billing_address: say.billingLabel(),
  order_for: say.orderForLabel(),
  company_name: say.companyNameLabel(),
  legal_form: say.legalFormLabel(),
  vat: vatLabel(),
});

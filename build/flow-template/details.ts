/** The template of the step `details`, whose form sends its fields to the API together with the values of the earlier steps. */

/** Returns the content of each generated file, by its path in the repository. */
export const detailsFiles = (name: string): Readonly<Record<string, string>> => ({
  [`widgets/${name}/details/details.part.ts`]: definition,
  [`widgets/${name}/details/details.schema.ts`]: schema,
  [`widgets/${name}/details/details.contract.ts`]: contract(name),
  [`widgets/${name}/details/details.model.ts`]: model(name),
  [`widgets/${name}/details/details.messages.ts`]: messages,
  [`widgets/${name}/details/details.view.tsx`]: view(name),
});

const definition = `import { definePart } from "#core/base/contract/element.ts";

export const part = definePart({ name: "details", skeleton: ["line", "field", "field"] });
`;

const schema = `import { object, optional, type Infer } from "superstruct";
import { iban } from "#core/base/values/iban.ts";
import { simNumber } from "#core/base/values/sim-number.ts";
import { vat } from "#core/base/values/vat.ts";

/**
 * The fields of the form that a new flow has as a sample. The VAT number is asked only of a company; where its field is shown, it is
 * required.
 */
export const Details = object({ sim_number: simNumber(), iban: iban("be"), vat: optional(vat()) });
export type Details = Infer<typeof Details>;
`;

const contract = (name: string): string => `import { assign, object, string, type } from "superstruct";
import { endpoint } from "#core/base/contract/endpoint.ts";
import { calendarDate } from "#core/base/values/dates.ts";
import { Details } from "./details.schema.ts";

export const placeOrder = endpoint({
  method: "POST",
  path: "/${name}/orders",
  encoding: "json",
  answer: type({ reference: string() }),
  spec: {
    id: "${name}.order",
    summary: "Takes what was chosen and filled in",
    body: assign(Details, object({ offer: string(), day: calendarDate(), lang: string(), platform: string(), recaptcha: string() })),
    codes: ["captcha_invalid"],
  },
});
`;

const model = (name: string): string => `import { createModel, type ReadonlySignal } from "@preact/signals-core";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createFormModel } from "#core/forms/form/form.model.ts";
import type { CalendarDate } from "#core/base/values/dates.ts";
import { placeOrder } from "./details.contract.ts";
import type { ChosenOffer } from "#widgets/${name}/${name}.rules.ts";
import type { Details } from "./details.schema.ts";
import type { part } from "./details.part.ts";

/** The values that the widget passes to this part. */
export type Given = {
  readonly offer: ChosenOffer;
  readonly day: CalendarDate;
  readonly onOrdered: (reference: string) => void;
};

export type Model = InstanceType<typeof Model>;

export const Model = createModel((ports: PortsOf<typeof part>, given: ReadonlySignal<Given>) => {
  const form = createFormModel(ports, {
    name: "${name}",
    endpoint: placeOrder,
    request: (details: Details, extras) => ({ body: { ...details, offer: given.peek().offer.id, day: given.peek().day, ...extras } }),
    // The event has no fields, because the host page must not see the account number.
    visible: () => ({}),
    onSent: ({ reference }) => given.peek().onOrdered(reference),
  });
  return { form, start: () => form.stop };
});
`;

const messages = `import { msg, str } from "@lit/localize";

export const headingText = (): string => msg("Your details");
/** The text about the choice: the offer, its monthly price, and the day. */
export const chosenText = (offer: string, price: string, day: string): string =>
  msg(str\`You chose \${offer} for \${price} a month, on \${day}.\`);
export const offerLabel = (): string => msg("Your choice");
export const dayLabel = (): string => msg("Appointment");
export const orderText = (): string => msg("Order now");
`;

const view = (name: string): string => `import { useSignals } from "@preact/signals-react/runtime";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import { TextField } from "#core/ui/fields/text-field.tsx";
import { ModelForm, useModelForm } from "#core/forms/form/form-card.tsx";
import { ibanLabel, ibanMessage } from "#core/features/direct-debit/iban-field.messages.ts";
import { IbanField } from "#core/features/direct-debit/iban-field.tsx";
import { simNumberHint, simNumberLabel, simNumberMessage } from "#core/ui/number-fields/sim-number-field.messages.ts";
import { vatHint, vatLabel, vatMessage } from "#core/ui/number-fields/vat-field.messages.ts";
import { Heading } from "#core/ui/base/heading.tsx";
import { formatDate } from "#core/base/values/dates.ts";
import { formatMoney } from "#core/base/values/money.ts";
import type { Typed } from "#widgets/${name}/${name}.model.ts";
import { monthlyCents } from "#widgets/${name}/${name}.rules.ts";
import { Details } from "./details.schema.ts";
import { chosenText, dayLabel, headingText, offerLabel, orderText } from "./details.messages.ts";
import type { Given, Model } from "./details.model.ts";
import type { part } from "./details.part.ts";

type DetailsProps = PartViewProps<Model, typeof part> &
  Given & {
    readonly isCompany: boolean;
    /** The values that the fields had when the visitor left this step. */
    readonly typed: Typed;
    readonly onType: (typed: Typed) => void;
  };

export function View({ model, offer, day, isCompany, typed, onType, announcer, language }: DetailsProps) {
  useSignals();
  const form = useModelForm({
    model: model.form,
    struct: Details,
    messagesOf: [ibanMessage, vatMessage, simNumberMessage],
    defaultValues: typed,
    onValues: (values) => onType(values as Typed),
    announcer,
  });
  const price = formatMoney(monthlyCents(offer, isCompany), language);
  return (
    <ModelForm
      model={model.form}
      form={form}
      labels={labels()}
      head={
        <>
          <Heading level={3}>{headingText()}</Heading>
          <p>{chosenText(offer.name, price, formatDate(day, language, "weekday"))}</p>
        </>
      }
      submit={orderText()}
    >
      <TextField label={simNumberLabel()} hint={simNumberHint()} inputMode="numeric" autoComplete="off" {...form.field("sim_number")} />
      <IbanField label={ibanLabel()} {...form.field("iban")} />
      {isCompany && <TextField label={vatLabel()} hint={vatHint()} autoComplete="off" {...form.field("vat")} />}
    </ModelForm>
  );
}

/** Returns the labels of all fields, also of earlier steps, because the API's errors about them are shown here. */
const labels = (): Record<string, string> => ({
  offer: offerLabel(),
  day: dayLabel(),
  sim_number: simNumberLabel(),
  iban: ibanLabel(),
  vat: vatLabel(),
});
`;

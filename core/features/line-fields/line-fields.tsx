import type { ReactNode } from "react";
import { deviceNotFound } from "#core/base/values/esim-device.ts";
import { keepPhone, newPhone } from "#core/base/values/mobile-number.ts";
import type { Operator } from "#core/domain/bundle/bundle.schema.ts";
import type { LineField } from "#core/domain/mobile-line/line-form.schema.ts";
import type { DeviceChoice } from "#core/features/device-search/device-search.model.ts";
import { Icon } from "#core/ui/base/icon.tsx";
import { Cards } from "#core/ui/cards/cards.tsx";
import { CheckboxField } from "#core/ui/fields/checkbox-field.tsx";
import { RadioGroup } from "#core/ui/radio-group/radio-group.tsx";
import { KeptNumber } from "./kept-number.tsx";
import * as say from "./line-fields.messages.ts";
import type { LineForm } from "./use-line-form.ts";

/** Returns the labels of a line's fields for the list of errors, in the order in which the form shows them. */
export const lineLabels = (): Record<LineField, string> => ({
  favorite_package: say.plansLabel(),
  phone: say.phoneChoiceLabel(),
  number: say.numberLabel(),
  provider: say.providerLabel(),
  subscription: say.prepaidLabel(),
  current_sim_card: say.simCardLabel(),
  customer_number: say.customerNumberLabel(),
  number_agree: say.numberAgreeText(),
  sim_card: say.simLabel(),
  device: say.deviceLabel(),
  agree: say.deviceAgreeText(),
});

type LineNumberProps = {
  readonly line: LineForm;
  readonly operators: readonly Operator[];
  /** Called when the visitor is about to open the list of operators. */
  readonly onOpen: () => Promise<void>;
  /** The text above the questions about a kept number. */
  readonly note?: string | undefined;
};

/** Renders the question whether the line gets a new number or keeps one, and the questions about the kept one. */
export function LineNumber({ line: { form, answers }, ...kept }: LineNumberProps) {
  return (
    <>
      <RadioGroup label={say.phoneChoiceLabel()} options={phoneOptions()} layout="cards" {...form.field("phone")} />
      {answers.phone === keepPhone && <KeptNumber form={form} answers={answers} {...kept} />}
    </>
  );
}

const phoneOptions = () => [
  { value: newPhone, label: say.newNumberText(), hint: say.newNumberHint() },
  { value: keepPhone, label: say.keepNumberText(), hint: say.keepNumberHint() },
];

/** A type of SIM on offer. `check` is an advantage, shown after a check mark, and `note` says how the SIM is activated (C-184). */
export type SimOption = {
  readonly value: "sim" | "esim";
  readonly label: string;
  readonly texts: readonly [description: string, check: string, note: string];
};

export const simOption = (): SimOption => ({
  value: "sim",
  label: say.simTitle(),
  texts: [say.simDescription(), say.simCheck(), say.simNote()],
});
export const esimOption = (): SimOption => ({
  value: "esim",
  label: say.esimTitle(),
  texts: [say.esimDescription(), say.esimCheck(), say.esimNote()],
});

/** The props that the form gives to the search for the phone model of an eSIM. */
export type DeviceFieldProps = DeviceChoice & { readonly label: string; readonly error: string | undefined };

type LineSimProps = {
  readonly line: LineForm;
  /** The types of SIM, in the order in which they are shown. */
  readonly options: readonly SimOption[];
  /** Draws the search for the phone model of an eSIM. */
  readonly renderDevice: (field: DeviceFieldProps) => ReactNode;
};

/** Renders the choice between a SIM card and an eSIM; for an eSIM also the search for the phone model on which it is to be installed. */
export function LineSim({ line: { form, answers, answer }, options, renderDevice }: LineSimProps) {
  return (
    <>
      <Cards
        label={say.simLabel()}
        name="sim_card"
        kind="one"
        error={form.field("sim_card").error}
        chosen={answers.sim_card === "" ? [] : [answers.sim_card]}
        onChoose={(value) => answer("sim_card", value)}
        cards={options.map(({ value, label, texts }) => ({ value, label, body: <SimBody texts={texts} /> }))}
      />
      {answers.sim_card === "esim" &&
        renderDevice({
          label: say.deviceLabel(),
          error: form.field("device").error,
          chosen: answers.device,
          onChoose: (slug) => answer("device", slug),
        })}
      {answers.device === deviceNotFound && (
        // The consent is asked anew for each device, so the box shows the present answer, not the first one.
        <CheckboxField label={say.deviceAgreeText()} {...form.check("agree")} defaultChecked={answers.agree === "1"} />
      )}
    </>
  );
}

function SimBody({ texts: [description, check, note] }: Pick<SimOption, "texts">) {
  return (
    <>
      <p className="ui-quiet-text">{description}</p>
      <p className="ui-line-check">
        <Icon name="check" />
        <span>{check}</span>
      </p>
      <p className="ui-quiet-text">{note}</p>
    </>
  );
}

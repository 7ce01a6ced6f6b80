import { Part } from "#core/runtime/part/part.tsx";
import { RadioGroup } from "#core/ui/radio-group/radio-group.tsx";
import {
  addressIdOf,
  addressInstall,
  addressNew,
  isDelivered,
  type AddressName,
} from "#widgets/my-digi/mobile-order/mobile-order.rules.ts";
import type { View as NewAddress } from "#widgets/my-digi/new-address/new-address.view.tsx";
import * as say from "./mobile-line.messages.ts";
import type { LineViewProps } from "./mobile-line.model.ts";
import type { MobileForm } from "./mobile-form.view.tsx";

type AddressesProps = Pick<LineViewProps, "answers" | "addresses"> & { readonly line: MobileForm };

/** Draws the choice of the line's address and, for a SIM card, of the delivery address (C-099, C-169, C-254, C-255, C-353). */
export function Addresses({ answers, addresses, line }: AddressesProps) {
  const given = line.answers;
  const own = addresses.map((address) => ({ value: addressIdOf(address), label: address.label }));
  const other = { value: addressNew, label: say.newAddressText() };
  return (
    <>
      {own.length === 0 ? (
        <p>{say.noAddressesText()}</p>
      ) : (
        <Choice line={line} name="install_address" label={say.installLabel()} hint={say.installHint()} options={[...own, other]} />
      )}
      {given.install_address === addressNew && (
        <Entry answers={answers} name="install" label={say.installLabel()} isAlone={own.length === 0} />
      )}
      {isDelivered(given) && (
        <>
          <Choice
            line={line}
            name="delivery_address"
            label={say.deliveryLabel()}
            options={[...deliveriesOf(own, given.install_address), other]}
          />
          {given.delivery_address === addressNew && <Entry answers={answers} name="delivery" label={say.deliveryLabel()} isAlone={false} />}
        </>
      )}
    </>
  );
}

type ChoiceProps = {
  readonly line: MobileForm;
  readonly name: "install_address" | "delivery_address";
  readonly label: string;
  readonly hint?: string;
  readonly options: readonly Option[];
};

/**
 * Draws the choice of an address. It shows the present answer, because it may come back after the answer has changed. Other options are
 * drawn as new controls: the form would go on reading an option that has gone while it was chosen.
 */
const Choice = ({ line: { form, answers }, name, options, ...texts }: ChoiceProps) => (
  <RadioGroup key={options.map(({ value }) => value).join()} {...texts} options={options} {...form.field(name)} value={answers[name]} />
);

type Option = { readonly value: string; readonly label: string };

/** Returns the options for the delivery address of a SIM card: the customer's addresses, and the line's address where it is a typed one. */
const deliveriesOf = (own: readonly Option[], install: string): readonly Option[] =>
  install === addressNew ? [{ value: addressInstall, label: say.sameAddressText() }, ...own] : own;

type EntryProps = Pick<LineViewProps, "answers"> & { readonly name: AddressName; readonly label: string; readonly isAlone: boolean };

const Entry = ({ answers, name, label, isAlone }: EntryProps) => (
  <Part<typeof NewAddress>
    name="new-address"
    label={label}
    isAlone={isAlone}
    stored={answers.kept()[name]}
    onTyped={(...typed) => answers.takeAddress(name, ...typed)}
  />
);

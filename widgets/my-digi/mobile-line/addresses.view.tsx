import { Part } from "#core/runtime/part/part.tsx";
import { RadioGroup } from "#core/ui/radio-group/radio-group.tsx";
import type { AddressName } from "#widgets/my-digi/mobile-order/answers.model.ts";
import { addressIdOf, addressInstall, addressNew, isDelivered } from "#widgets/my-digi/mobile-order/mobile-order.rules.ts";
import type { View as NewAddress } from "#widgets/my-digi/new-address/new-address.view.tsx";
import * as say from "./mobile-line.messages.ts";
import type { LineViewProps } from "./mobile-line.model.ts";
import type { MobileForm } from "./mobile-form.view.tsx";

type AddressesProps = Pick<LineViewProps, "answers" | "addresses"> & { readonly line: MobileForm };

/** Draws the choice of the line's address and, for a SIM card, of the delivery address (C-099, C-169, C-254, C-255, C-353). */
export function Addresses({ answers, addresses, line: { form, answers: given } }: AddressesProps) {
  const own = addresses.map((address) => ({ value: addressIdOf(address), label: address.label }));
  const other = { value: addressNew, label: say.newAddressText() };
  return (
    <>
      {own.length === 0 ? (
        <p>{say.noAddressesText()}</p>
      ) : (
        <RadioGroup label={say.installLabel()} hint={say.installHint()} options={[...own, other]} {...form.field("install_address")} />
      )}
      {given.install_address === addressNew && (
        <Entry answers={answers} name="install" label={say.installLabel()} isAlone={own.length === 0} />
      )}
      {isDelivered(given) && (
        <>
          <RadioGroup
            label={say.deliveryLabel()}
            options={[...deliveriesOf(own, given.install_address), other]}
            {...form.field("delivery_address")}
          />
          {given.delivery_address === addressNew && <Entry answers={answers} name="delivery" label={say.deliveryLabel()} isAlone={false} />}
        </>
      )}
    </>
  );
}

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

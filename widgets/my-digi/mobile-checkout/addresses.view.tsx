import type { AddressModel } from "#core/domain/address/address.model.ts";
import { Part } from "#core/runtime/part/part.tsx";
import { Alert } from "#core/ui/base/alert.tsx";
import { RadioGroup } from "#core/ui/radio-group/radio-group.tsx";
import type { View as NewAddress } from "#widgets/my-digi/new-address/new-address.view.tsx";
import { addressIdOf, addressInstall, addressNew, isDelivered } from "#widgets/my-digi/mobile-order/mobile-order.rules.ts";
import type { MobileForm } from "#widgets/my-digi/mobile-order/order-form.view.tsx";
import * as say from "./mobile-checkout.messages.ts";
import type { CheckoutViewProps } from "./mobile-checkout.model.ts";

type AddressesProps = Pick<CheckoutViewProps, "model" | "addresses"> & { readonly form: MobileForm };

/** Draws the address of the line and, for a SIM card, that of the delivery (C-099, C-169, C-254, C-255, C-353). */
export function Addresses({ model, form: { form, answers }, addresses }: AddressesProps) {
  const own = addresses.map((address) => ({ value: addressIdOf(address), label: address.label }));
  const other = { value: addressNew, label: say.newAddressText() };
  return (
    <>
      {own.length === 0 ? (
        <Alert tone="info" title={say.noAddressesText()} />
      ) : (
        <RadioGroup label={say.installLabel()} hint={say.installHint()} options={[...own, other]} {...form.field("install_address")} />
      )}
      {answers.install_address === addressNew && <Entry fields={model.install.fields} label={say.installLabel()} />}
      {isDelivered(answers) && (
        <>
          <RadioGroup
            label={say.deliveryLabel()}
            options={[...deliveriesOf(own, answers.install_address), other]}
            {...form.field("delivery_address")}
          />
          {answers.delivery_address === addressNew && <Entry fields={model.delivery.fields} label={say.deliveryLabel()} />}
        </>
      )}
    </>
  );
}

type Option = { readonly value: string; readonly label: string };

/** Returns the addresses of the customer to which a SIM card can go. A typed address of the line is one of them. */
const deliveriesOf = (own: readonly Option[], install: string): readonly Option[] =>
  install === addressNew ? [{ value: addressInstall, label: say.sameAddressText() }, ...own] : own;

const Entry = (props: { readonly fields: AddressModel; readonly label: string }) => (
  <Part<typeof NewAddress> name="new-address" {...props} />
);

import { useSignals } from "@preact/signals-react/runtime";
import type { OwnAddress, OwnPhone } from "#core/domain/customer/customer.schema.ts";
import { SelectField } from "#core/ui/select-field/select-field.tsx";
import { AnnouncedAlert } from "#core/ui/base/announced-alert.tsx";
import { Button } from "#core/ui/base/button.tsx";
import type { createSelection } from "./selection.model.ts";
import type { Chosen } from "./selection.rules.ts";
import * as say from "./selectors.messages.ts";

type SelectorsProps = {
  selection: ReturnType<typeof createSelection>;
  addresses: readonly OwnAddress[];
  phones: readonly OwnPhone[];
  address: Chosen<OwnAddress>;
  phone: Chosen<OwnPhone>;
};

/**
 * Draws the choice between several addresses, and between several phone numbers (C-074, C-075). A single address or number needs no choice.
 */
export function Selectors({ selection, addresses, phones, address, phone }: SelectorsProps) {
  useSignals();
  const addressOptions = addresses.map(({ id, text }) => ({ value: id, label: text }));
  const phoneOptions = phones.map((one) => ({ value: one["phone-nr"], label: one.text }));
  return (
    <>
      {address.kind === "foreign" && (
        <ForeignNameAlert
          title={say.foreignAddressText()}
          first={address.first && { id: address.first.id, label: address.first.text }}
          onChoose={selection.chooseAddress}
        />
      )}
      {phone.kind === "foreign" && (
        <ForeignNameAlert
          title={say.foreignPhoneText()}
          first={phone.first && { id: phone.first["phone-nr"], label: phone.first.text }}
          onChoose={selection.choosePhone}
        />
      )}
      {(addressOptions.length > 1 || phoneOptions.length > 1) && (
        <div className="area-selectors">
          {addressOptions.length > 1 && (
            <SelectField
              key={`a${selection.address.value}`}
              label={say.addressLabel()}
              optional
              placeholder={say.allAddressesText()}
              options={addressOptions}
              name="address-id"
              defaultValue={address.kind === "own" ? address.one.id : ""}
              onInput={({ currentTarget }) => selection.chooseAddress(currentTarget.value)}
            />
          )}
          {phoneOptions.length > 1 && (
            <SelectField
              key={`p${selection.phone.value}`}
              label={say.phoneLabel()}
              optional
              placeholder={say.allPhonesText()}
              options={phoneOptions}
              name="phone-nr"
              defaultValue={phone.kind === "own" ? phone.one["phone-nr"] : ""}
              onInput={({ currentTarget }) => selection.choosePhone(currentTarget.value)}
            />
          )}
        </div>
      )}
    </>
  );
}

type ForeignProps = {
  title: string;
  first: { readonly id: string; readonly label: string } | undefined;
  onChoose: (value: string) => void;
};

function ForeignNameAlert({ title, first, onChoose }: ForeignProps) {
  return (
    <AnnouncedAlert
      tone="warning"
      title={title}
      actions={
        first && (
          <Button variant="secondary" onClick={() => onChoose(first.id)}>
            {say.showText(first.label)}
          </Button>
        )
      }
    />
  );
}

import { useSignals } from "@preact/signals-react/runtime";
import { SelectField } from "#core/ui/select-field/select-field.tsx";
import { shownPhone } from "#core/base/values/shown-phone.ts";
import * as labels from "#widgets/my-digi/selectors.messages.ts";
import type { SectionProps } from "./product.model.ts";
import { isByNumber } from "./product.rules.ts";

/**
 * Draws the choice of the address or number that the page is about (C-074, C-075). A single one needs no choice, and is shown as text.
 */
export function ProductSelector({ model, page }: SectionProps) {
  useSignals();
  const { selection } = model;
  const isNumber = isByNumber(model.product.value);
  const options = isNumber
    ? page.phones.map((phone) => ({ value: phone["phone-nr"], label: phone.text }))
    : page.addresses.map(({ id, text }) => ({ value: id, label: text }));
  const value = (isNumber ? page["phone-nr"] : page["address-id"]) ?? "";
  if (options.length < 2) return <p className="area-number">{isNumber && value ? shownPhone(value) : options[0]?.label}</p>;
  return (
    <div className="area-selectors">
      <SelectField
        key={value}
        label={isNumber ? labels.phoneLabel() : labels.addressLabel()}
        options={options}
        name={isNumber ? "phone-nr" : "address-id"}
        defaultValue={value}
        onInput={({ currentTarget }) =>
          isNumber ? selection.choosePhone(currentTarget.value) : selection.chooseAddress(currentTarget.value)
        }
      />
    </div>
  );
}

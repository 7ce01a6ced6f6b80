import { AddressFields } from "#core/features/address-fields/address-fields.tsx";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import type { Given, Model } from "./new-address.model.ts";
import type { part } from "./new-address.part.ts";

type NewAddressProps = PartViewProps<Model, typeof part> &
  Given & {
    /** The question that the address answers, and whether it is shown, because nothing else asks it. */
    readonly label: string;
    readonly isAlone: boolean;
  };

/**
 * Draws the fields of an address that is not among the customer's own, filled in from suggestions (C-255). They are a part of their own,
 * because most customers choose one of theirs. The fieldset keeps the fields of two addresses apart.
 */
export const View = ({ model, label, isAlone }: NewAddressProps) => (
  <fieldset className="new-address">
    <legend className={isAlone ? "ui-label" : "ui-hidden"}>{label}</legend>
    <AddressFields model={model.fields} boxKeys="numeric" />
  </fieldset>
);

import { AddressFields } from "#core/features/address-fields/address-fields.tsx";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import type { Given, Model } from "./new-address.model.ts";
import type { part } from "./new-address.part.ts";

type NewAddressProps = PartViewProps<Model, typeof part> &
  Given & {
    /**
     * The label of the question that the address answers. With `isAlone` the label is visible, because no choice above the fields asks the
     * question.
     */
    readonly label: string;
    readonly isAlone: boolean;
  };

/**
 * Draws the fields of an address that is not one of the customer's own, filled in from suggestions (C-255). They are a part of their own,
 * which is loaded when needed, because most customers choose one of their addresses. The fieldset separates the fields of the line's
 * address from those of the delivery address.
 */
export const View = ({ model, label, isAlone }: NewAddressProps) => (
  <fieldset className="new-address">
    <legend className={isAlone ? "ui-label" : "ui-hidden"}>{label}</legend>
    <AddressFields model={model.fields} boxKeys="numeric" />
  </fieldset>
);

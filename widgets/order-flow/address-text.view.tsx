import type { ShownNames } from "./address-names.model.ts";
import type { FlowAddress } from "./order-flow.rules.ts";

type AddressTextProps = {
  readonly address: Pick<FlowAddress, "street" | "number" | "box"> & Partial<Pick<FlowAddress, "postalCode" | "city">>;
  /** The names of the address in the page's language. */
  readonly names: ShownNames;
};

/**
 * Draws an address in two lines, as it is written on a letter. While its names are being looked up the lines are empty, so that nothing
 * moves when they come. Where the names are unknown, the address is written as it was given.
 */
export function AddressText({ address, names }: AddressTextProps) {
  const { street, number, postalCode, city } = names ?? address;
  const { box } = address;
  return (
    <p className="order-address" aria-busy={names === undefined || undefined}>
      {street} {number}
      {box && `/${box}`}
      <br />
      {postalCode} {city}
    </p>
  );
}

import type { FlowAddress } from "./order-flow.rules.ts";

/** Draws an address in two lines, as it is written on a letter. */
export function AddressText({ address }: { address: FlowAddress }) {
  const { street, number, box, postalCode, city } = address;
  return (
    <p className="order-address">
      {street} {number}
      {box && `/${box}`}
      <br />
      {postalCode} {city}
    </p>
  );
}

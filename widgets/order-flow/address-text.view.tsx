import type { FlowAddress } from "./order-flow.rules.ts";

/** As it stands on a letter. */
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

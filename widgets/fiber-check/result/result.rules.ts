/** Pure decisions about the way on from an address that was checked. */
import type { Address } from "#core/domain/address/address.rules.ts";

type Checked = { readonly kind: "has-address" | "no-address"; readonly address: Pick<Address, "fttbAddressId"> };

/** Returns the body of the request for the offers. Without fibre it asks for the default bundle, which goes everywhere (P-150). */
export const offersBody = ({ kind, address }: Checked) => ({ fttbId: kind === "has-address" ? address.fttbAddressId : null });

/**
 * Returns the query that tells the bundle builder the building, and the internet subscription that was chosen (decisions §1, §8); never the
 * street. Without fibre the query is empty: mobile asks for no address.
 */
export function bundleSearch({ kind, address: { fttbAddressId } }: Checked, internetId: string | undefined): string {
  if (kind === "no-address") return "";
  return `?${new URLSearchParams({ fttbAddressId, ...(internetId !== undefined && { internet: internetId }) }).toString()}`;
}

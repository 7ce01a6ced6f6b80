/** The rules for the steps after an address check. Pure. */
import type { Address } from "#core/domain/address/address.rules.ts";

type Checked = { readonly kind: "has-address" | "no-address"; readonly address: Pick<Address, "fttbAddressId"> };

/**
 * Returns the body of the request for the offers. Without fibre the request asks for the default offers, which are available everywhere
 * (P-150).
 */
export const offersBody = ({ kind, address }: Checked) => ({ fttbId: kind === "has-address" ? address.fttbAddressId : null });

/**
 * Returns the query for the link to the bundle builder, with the id of the building and the chosen internet offer (decisions §1, §8). It
 * never contains the street. Without fibre the query is empty, because mobile needs no address.
 */
export function bundleSearch({ kind, address: { fttbAddressId } }: Checked, internetId: string | undefined): string {
  if (kind === "no-address") return "";
  return `?${new URLSearchParams({ fttbAddressId, ...(internetId !== undefined && { internet: internetId }) }).toString()}`;
}

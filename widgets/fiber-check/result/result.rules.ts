/** Pure decisions about the way on from an address that was checked. */
import type { Address } from "#core/domain/address/address.rules.ts";

type Checked = { readonly kind: "has-address" | "no-address"; readonly address: Pick<Address, "fttbAddressId"> };

/** Without fibre: the default bundle, which goes everywhere (P-150). */
export const offersBody = ({ kind, address }: Checked) => ({ fttbId: kind === "has-address" ? address.fttbAddressId : null });

/**
 * What the bundle builder is told: the building, and the internet subscription that was chosen (decisions §1, §8); never the street.
 * Without fibre it is told nothing: mobile asks for no address.
 */
export function bundleSearch({ kind, address: { fttbAddressId } }: Checked, internetId: string | undefined): string {
  if (kind === "no-address") return "";
  return `?${new URLSearchParams({ fttbAddressId, ...(internetId !== undefined && { internet: internetId }) }).toString()}`;
}

import type { addressInfrastructure } from "#core/address/address.contract.ts";
import type { BodyOf } from "#core/contract/endpoint.ts";

/** Detail of `digi-address-changed` (P-092…P-096): a whole address, with its captcha. */
export type AddressChanged = { readonly address: BodyOf<typeof addressInfrastructure> };

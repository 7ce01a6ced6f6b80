import type { addressInfrastructure } from "#core/domain/address/address.contract.ts";
import type { BodyOf } from "#core/base/contract/endpoint.ts";

/** The detail of `digi-address-changed` (P-092…P-096): a whole address, with its captcha. */
export type AddressChanged = { readonly address: BodyOf<typeof addressInfrastructure> };

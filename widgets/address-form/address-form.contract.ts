import type { addressInfrastructure } from "#core/domain/address/address.contract.ts";
import type { BodyOf } from "#core/base/contract/endpoint.ts";

/** The detail of the event `digi-address-changed` is a complete address with the answer of its captcha (P-092…P-096). */
export type AddressChanged = { readonly address: BodyOf<typeof addressInfrastructure> };

/** The definition of the form 'keep me informed', in the shape that core/forms/form expects. */
import type { Address } from "#core/domain/address/address.rules.ts";
import { formsOpenFiber } from "./open-fiber.contract.ts";
import type { OpenFiberFields } from "./open-fiber.schema.ts";

/** Values that every form sends beside its fields (P-102). */
type Extras = { readonly lang: string; readonly platform: string; readonly recaptcha: string };

/**
 * Returns the definition of the form.
 * @param checked returns the address without fibre that the visitor checked; where it is absent, the request is for fibre anywhere
 * (decisions §3)
 */
export const openFiberForm = (checked?: () => Pick<Address, "cityId" | "streetId" | "fttbAddressId">) => ({
  name: "open-fiber",
  endpoint: formsOpenFiber,
  request(fields: OpenFiberFields, extras: Extras) {
    const { cityId, streetId, fttbAddressId } = checked?.() ?? {};
    // Sending the request is itself the consent, so the form has no box to tick (P-058).
    return { body: { ...fields, ...extras, cityId, streetId, fttbAddressId, agree: "1" as const } };
  },
  visible: (fields: OpenFiberFields) => fields,
});

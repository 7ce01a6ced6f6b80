/** The form of 'keep me informed', as core/forms takes it, about the address that was checked. */
import type { Address } from "#core/address/address.rules.ts";
import { formsOpenFiber } from "./open-fiber.contract.ts";
import type { OpenFiberFields } from "./open-fiber.schema.ts";

/** What every form sends beside its fields (P-102). */
type Extras = { readonly lang: string; readonly platform: string; readonly recaptcha: string };

export const openFiberForm = (checked: () => Address) => ({
  name: "open-fiber",
  endpoint: formsOpenFiber,
  request(fields: OpenFiberFields, extras: Extras) {
    const { cityId, streetId, fttbAddressId } = checked();
    // Asking to be told is the consent: there is no box to tick (P-058).
    return { body: { ...fields, ...extras, cityId, streetId, fttbAddressId, agree: "1" as const } };
  },
  visible: (fields: OpenFiberFields) => fields,
});

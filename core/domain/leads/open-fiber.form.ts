/** The form of 'keep me informed', as core/forms/form takes it. */
import type { Address } from "#core/domain/address/address.rules.ts";
import { formsOpenFiber } from "./open-fiber.contract.ts";
import type { OpenFiberFields } from "./open-fiber.schema.ts";

/** What every form sends beside its fields (P-102). */
type Extras = { readonly lang: string; readonly platform: string; readonly recaptcha: string };

/** @param checked the address that it is about; without it, fibre wherever it comes (decisions §3) */
export const openFiberForm = (checked?: () => Pick<Address, "cityId" | "streetId" | "fttbAddressId">) => ({
  name: "open-fiber",
  endpoint: formsOpenFiber,
  request(fields: OpenFiberFields, extras: Extras) {
    const { cityId, streetId, fttbAddressId } = checked?.() ?? {};
    // Asking to be told is the consent: there is no box to tick (P-058).
    return { body: { ...fields, ...extras, cityId, streetId, fttbAddressId, agree: "1" as const } };
  },
  visible: (fields: OpenFiberFields) => fields,
});

/** The calls for address lookups and the fibre check (P-252…P-262). */
import { boolean, nullable, object, optional, string, type, unknown } from "superstruct";
import { endpoint, list } from "#core/base/contract/endpoint.ts";
import { cleanedBox } from "#core/base/values/box.ts";
import { opaqueId } from "#core/base/values/opaque-id.ts";
import { postalCode } from "#core/base/values/postal-code.ts";
import { City, HouseNumber, Street } from "./address.schema.ts";

/**
 * Returns the cities of a 4-digit postal code. For an unknown code the response has `status.error` with a message, which is shown under the
 * field (P-257, P-296).
 */
export const addressCity = endpoint({
  method: "POST",
  path: "/address/city",
  encoding: "json",
  answer: type({ cities: optional(list(City, 500)) }),
  idempotent: true,
  spec: {
    id: "address.city",
    summary: "Cities of a postal code",
    body: object({ postalCode: postalCode(), lang: string() }),
    codes: ["not_found"],
  },
});

/** Returns the streets of a city that contain the typed text, best match first, at most 20 (P-258, P-259). */
export const addressStreet = endpoint({
  method: "POST",
  path: "/address/street/autocomplete",
  encoding: "json",
  answer: type({ streets: list(Street, 500) }),
  idempotent: true,
  spec: {
    id: "address.street",
    summary: "Streets of a city by what was typed",
    body: object({
      street: string(),
      city: optional(string()),
      cityId: string(),
      stateId: string(),
      postalCode: postalCode(),
      lang: string(),
    }),
    codes: [],
  },
});

/** Returns the house numbers of a street that begin with the typed text, at most 20 (P-260, P-261). */
export const addressNumber = endpoint({
  method: "POST",
  path: "/address/number",
  encoding: "json",
  answer: type({ numbers: list(HouseNumber, 500) }),
  idempotent: true,
  spec: {
    id: "address.number",
    summary: "House numbers of a street",
    body: object({ streetId: string(), number: string(), cityId: string(), stateId: string(), postalCode: postalCode() }),
    codes: [],
  },
});

/**
 * Checks whether fibre reaches an address. HTTP 200 with `status.error: true` and code `no_fiber` is a regular answer: there is no fibre.
 * The request is never retried, because its captcha is used up (P-145, P-146, P-252…P-254, decisions §7).
 */
export const addressInfrastructure = endpoint({
  method: "PUT",
  path: "/address/infrastructure",
  encoding: "json",
  answer: type({ fttbAddressId: optional(nullable(string())), offers: optional(unknown()) }),
  spec: {
    id: "address.infrastructure",
    summary: "Fibre check of an address",
    body: object({
      postalCode: postalCode(),
      city: string(),
      street: string(),
      number: string(),
      box: cleanedBox(),
      platform: string(),
      email: optional(string()),
      marketingAgreement: optional(boolean()),
      agree: optional(boolean()),
      recaptcha: string(),
      cityId: opaqueId(),
      countyId: opaqueId(),
      streetId: opaqueId(),
      fttbAddressId: opaqueId(),
      lang: optional(string()),
    }),
    codes: ["no_fiber", "captcha_invalid"],
  },
});

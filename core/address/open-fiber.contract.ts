/** 'Keep me informed': who wants to hear when fibre arrives (P-058, decisions §3 and §7). */
import { assign, object, optional, string, type, type Infer } from "superstruct";
import { endpoint } from "#core/contract/endpoint.ts";
import { email, personName } from "#core/values/fields.ts";

export const OpenFiberFields = object({ first_name: personName(), last_name: personName(), email: email() });
export type OpenFiberFields = Infer<typeof OpenFiberFields>;

export const formsOpenFiber = endpoint({
  method: "POST",
  path: "/forms/open-fiber",
  encoding: "multipart",
  answer: type({}),
  spec: {
    id: "forms.open-fiber",
    summary: "Asks to be told when fibre arrives at an address",
    body: assign(
      OpenFiberFields,
      object({
        agree: string(),
        lang: string(),
        platform: string(),
        recaptcha: string(),
        cityId: optional(string()),
        streetId: optional(string()),
        fttbAddressId: optional(string()),
      }),
    ),
    codes: ["captcha_invalid"],
  },
});

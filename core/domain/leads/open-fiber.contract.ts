/** The request 'keep me informed' of visitors who want a message when fibre arrives (P-058, decisions §3 and §7). */
import { assign, literal, object, optional, string, type } from "superstruct";
import { endpoint } from "#core/base/contract/endpoint.ts";
import { opaqueId } from "#core/base/values/opaque-id.ts";
import { OpenFiberFields } from "./open-fiber.schema.ts";

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
        agree: literal("1"),
        lang: string(),
        platform: string(),
        recaptcha: string(),
        cityId: optional(opaqueId()),
        streetId: optional(opaqueId()),
        fttbAddressId: optional(opaqueId()),
      }),
    ),
    codes: ["captcha_invalid"],
  },
});

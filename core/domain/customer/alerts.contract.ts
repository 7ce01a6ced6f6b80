/** The call behind the action of an alert. It has a file of its own, so that a page with alerts loads no other change of a product. */
import { enums, object, string, type } from "superstruct";
import { endpoint } from "#core/base/contract/endpoint.ts";
import { languages } from "#core/base/values/language.ts";

/**
 * Accepts the bill-shock protection that an alert of a mobile line offers (C-180, C-261, C-382). The code `already_done` means that it was
 * accepted before; a line without such an alert is `not_found`.
 */
export const mobileBspActivate = endpoint({
  method: "POST",
  path: "/my-digi/my-mobile/bsp/activate",
  access: "account",
  encoding: "json",
  answer: type({}),
  spec: {
    id: "my-digi.my-mobile.bsp.activate",
    summary: "Accepts the bill-shock protection of a mobile line",
    // `address-id` may be empty: the line is found by `phone-nr` alone (decisions §9).
    body: object({ lang: enums(languages), "address-id": string(), "phone-nr": string() }),
    codes: ["not_found", "already_done"],
  },
});

/** The calls that change the plan of a product from the first of the next month on (C-383, decisions §9). */
import { enums, object, string, type } from "superstruct";
import { endpoint } from "#core/base/contract/endpoint.ts";
import { languages } from "#core/base/values/language.ts";
import { Odin } from "./product-lists.schema.ts";

/**
 * The codes with which each of these calls can be refused. `already_done` means that this plan is chosen already. The `odin` of the current
 * plan cancels a planned change. Of several changes in a month, the last one holds.
 */
const codes = ["not_found", "already_done"] as const;

/** Changes the plan of a mobile line. `address-id` may be empty: the line is found by `phone-nr` alone (decisions §9). */
export const mobileUpgrade = endpoint({
  method: "POST",
  path: "/my-digi/my-mobile/upgrade",
  access: "account",
  encoding: "json",
  answer: type({}),
  spec: {
    id: "my-digi.my-mobile.upgrade",
    summary: "Changes the plan of a mobile line from the first of the next month on",
    body: object({ lang: enums(languages), "address-id": string(), "phone-nr": string(), odin: Odin }),
    codes,
  },
});

/** Changes the speed of an internet line. */
export const internetUpgrade = endpoint({
  method: "POST",
  path: "/my-digi/my-internet/upgrade",
  access: "account",
  encoding: "json",
  answer: type({}),
  spec: {
    id: "my-digi.my-internet.upgrade",
    summary: "Changes the plan of an internet line from the first of the next month on",
    body: object({ lang: enums(languages), "address-id": string(), odin: Odin }),
    codes,
  },
});

/** Changes the TV package of an address. */
export const tvUpgrade = endpoint({
  method: "POST",
  path: "/my-digi/my-tv/upgrade",
  access: "account",
  encoding: "json",
  answer: type({}),
  spec: {
    id: "my-digi.my-tv.upgrade",
    summary: "Changes the TV package of an address from the first of the next month on",
    body: object({ lang: enums(languages), "address-id": string(), odin: Odin }),
    codes,
  },
});

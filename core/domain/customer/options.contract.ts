/** The calls for options of a product: data for a mobile line, extra channels for TV (C-236, C-237, C-386, decisions §9). */
import { enums, object, string, type } from "superstruct";
import { endpoint } from "#core/base/contract/endpoint.ts";
import { IdempotencyKey } from "#core/base/values/idempotency-key.ts";
import { languages } from "#core/base/values/language.ts";
import { Odin } from "./product-lists.schema.ts";

/**
 * Buys data for a mobile line, which is an order with obligation to pay. The same key with the same body gets the same answer for 24 hours,
 * so that a repeated call buys nothing twice; with another body it is `invalid` at `idempotency-key`. `address-id` may be empty.
 */
export const mobileDataOption = endpoint({
  method: "POST",
  path: "/my-digi/my-mobile/data-option",
  access: "account",
  encoding: "json",
  idempotent: true,
  answer: type({}),
  spec: {
    id: "my-digi.my-mobile.data-option",
    summary: "Buys data for a mobile line, once for each Idempotency-Key",
    headers: object({ "idempotency-key": IdempotencyKey }),
    body: object({ lang: enums(languages), "address-id": string(), "phone-nr": string(), wpId: string() }),
    codes: ["not_found", "in_progress"],
  },
});

/** The body of both calls for an extra option of TV. */
const extraOption = object({ lang: enums(languages), "address-id": string(), odin: Odin });

/** Switches an extra option of TV on, which is an order with obligation to pay. `already_done` means that it is on. */
export const tvExtraOptionEnable = endpoint({
  method: "POST",
  path: "/my-digi/my-tv/extra-option/enable",
  access: "account",
  encoding: "json",
  answer: type({}),
  spec: {
    id: "my-digi.my-tv.extra-option.enable",
    summary: "Orders an extra option of TV",
    body: extraOption,
    codes: ["not_found", "already_done"],
  },
});

/** Switches an extra option of TV off. `already_done` means that it is off already. */
export const tvExtraOptionDisable = endpoint({
  method: "POST",
  path: "/my-digi/my-tv/extra-option/disable",
  access: "account",
  encoding: "json",
  answer: type({}),
  spec: {
    id: "my-digi.my-tv.extra-option.disable",
    summary: "Ends an extra option of TV",
    body: extraOption,
    codes: ["not_found", "already_done"],
  },
});

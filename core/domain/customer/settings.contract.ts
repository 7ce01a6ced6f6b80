/** The inline edits of the customer area that every account has (C-079, C-080, C-343, C-344). */
import { enums, object, optional, string, type, type Struct } from "superstruct";
import { endpoint } from "#core/base/contract/endpoint.ts";
import type { ApiCode } from "#core/base/errors/api-codes.ts";
import { languages } from "#core/base/values/language.ts";
import { settingEmail, settingPhone } from "./settings.schema.ts";

/**
 * Returns the specification of the call that changes one setting. `address-id` and `phone-nr` name the address or number to which the
 * setting belongs, where a customer has several.
 */
const setting = (field: string, summary: string, value: Struct<string, null>, codes: readonly ApiCode[]) => ({
  id: `my-digi.settings.${field}`,
  summary,
  body: object({ lang: enums(languages), value, "address-id": optional(string()), "phone-nr": optional(string()) }),
  codes: ["not_found", ...codes] as const,
});

/** Starts a change of the account's email: the new address gets a link to confirm it. */
export const settingsEmail = endpoint({
  method: "POST",
  path: "/my-digi/settings/email",
  access: "account",
  encoding: "json",
  answer: type({}),
  spec: setting("email", "Starts a change of the account's email address", settingEmail(), ["too_many_sends"]),
});

/** Starts a change of the address that invoices are sent to: the new address gets a link to confirm it. */
export const settingsInvoiceEmail = endpoint({
  method: "POST",
  path: "/my-digi/settings/invoice_email",
  access: "account",
  encoding: "json",
  answer: type({}),
  spec: setting("invoice_email", "Starts a change of the address that invoices go to", settingEmail(), ["too_many_sends"]),
});

/** Changes the phone number at which the customer can be reached; it takes effect at once (C-345). */
export const settingsPhoneNumber = endpoint({
  method: "POST",
  path: "/my-digi/settings/phone_number",
  access: "account",
  encoding: "json",
  idempotent: true,
  answer: type({}),
  spec: setting("phone_number", "Changes the number that the customer can be reached at", settingPhone(), []),
});

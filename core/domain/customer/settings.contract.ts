/** The inline edits of the customer area: those of the account, of a mobile line and of a WiFi box (C-079, C-080, C-343, C-344, C-402). */
import { enums, object, optional, string, type, type Struct } from "superstruct";
import { endpoint } from "#core/base/contract/endpoint.ts";
import type { ApiCode } from "#core/base/errors/api-codes.ts";
import { bundleLimit } from "#core/base/values/bundle-limit.ts";
import { languages } from "#core/base/values/language.ts";
import { wifiPassword } from "#core/base/values/wifi-password.ts";
import { usageNotices } from "#core/base/values/usage-notice.ts";
import { settingEmail, settingPhone, settingSimCardName } from "./settings.schema.ts";

/**
 * Returns the specification of the call that changes one setting. `address-id` and `phone-nr` name the address or number to which the
 * setting belongs, where a customer has several; without them, a line's setting is that of the first line, and a box's that of the first
 * address with internet.
 */
const setting = <Value extends string, Schema>(
  field: string,
  summary: string,
  value: Struct<Value, Schema>,
  codes: readonly ApiCode[] = [],
) => ({
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
  spec: setting("phone_number", "Changes the number that the customer can be reached at", settingPhone()),
});

/** Names the SIM card of a mobile line (C-103); the name is shown to the customer alone. */
export const settingsSimCardName = endpoint({
  method: "POST",
  path: "/my-digi/settings/sim_card_name",
  access: "account",
  encoding: "json",
  idempotent: true,
  answer: type({}),
  spec: setting("sim_card_name", "Names the SIM card of a mobile line", settingSimCardName()),
});

/**
 * Sets the maximum cost of use beyond the bundle in a month, in whole euros (C-106). At 0 nothing works beyond the bundle. Use that
 * happened before the change stays charged, even if it costs more than the new limit.
 */
export const settingsBundleLimit = endpoint({
  method: "POST",
  path: "/my-digi/settings/bundle_limit",
  access: "account",
  encoding: "json",
  idempotent: true,
  answer: type({}),
  spec: setting("bundle_limit", "Limits what a mobile line may cost beyond its bundle in a month", bundleLimit()),
});

/** Changes the password of the WiFi box at an address (C-108); devices then have to be connected with the new one. */
export const settingsWifiPassword = endpoint({
  method: "POST",
  path: "/my-digi/settings/wifi_password",
  access: "account",
  encoding: "json",
  idempotent: true,
  answer: type({}),
  spec: setting("wifi_password", "Changes the password of the WiFi box at an address", wifiPassword()),
});

/** Sets how a line's notices at 80 % and 100 % of its bundle are sent (decisions §9). The law forbids to switch off the one at 100 %. */
export const settingsUsageNotice = endpoint({
  method: "POST",
  path: "/my-digi/settings/usage_notice",
  access: "account",
  encoding: "json",
  idempotent: true,
  answer: type({}),
  spec: setting("usage_notice", "Sets how the notices about a line's usage are sent", enums(usageNotices)),
});

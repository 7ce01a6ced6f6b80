import { object, type Struct } from "superstruct";
import { bundleLimit } from "#core/base/values/bundle-limit.ts";
import { wifiPassword } from "#core/base/values/wifi-password.ts";
import { settingSimCardName } from "#core/domain/customer/settings.schema.ts";

export type EditName = "sim_card_name" | "bundle_limit" | "wifi_password";

/** The settings of a product that are edited in place, each in a form of its own (C-103, C-106, C-108). */
export const editFields: { readonly [Name in EditName]: Struct<Readonly<Record<Name, string>>, any> } = {
  sim_card_name: object({ sim_card_name: settingSimCardName() }),
  bundle_limit: object({ bundle_limit: bundleLimit() }),
  wifi_password: object({ wifi_password: wifiPassword() }),
};

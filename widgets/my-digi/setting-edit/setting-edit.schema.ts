import { object, refine, type Struct } from "superstruct";
import { bundleLimit } from "#core/base/values/bundle-limit.ts";
import { inlineEditMaxLength, type InlineEditCode } from "#core/base/values/inline-edit.ts";
import { wifiPassword, wifiPasswordMaxLength } from "#core/base/values/wifi-password.ts";
import { settingSimCardName } from "#core/domain/customer/settings.schema.ts";

export type EditName = "sim_card_name" | "bundle_limit" | "wifi_password";

/** Returns the most characters of a setting (C-344): what the page data allows, and no more than a WiFi password can have. */
export const maxLengthOf = (name: EditName, maxLength = inlineEditMaxLength): number =>
  name === "wifi_password" ? Math.min(maxLength, wifiPasswordMaxLength) : maxLength;

/** Returns the struct of a limit that has at most `maxLength` digits. What is no limit at all is refused as such, however long it is. */
const limitWithin = (maxLength: number): Struct<string, null> => {
  const limit = bundleLimit();
  return refine(limit, "length", (text) => !limit.is(text) || text.length <= maxLength || ("edit.too-long" satisfies InlineEditCode));
};

/** The structs of the settings of a product that are edited in place, by their most characters. */
const values: Readonly<Record<EditName, (maxLength: number) => Struct<string, null>>> = {
  sim_card_name: settingSimCardName,
  bundle_limit: limitWithin,
  wifi_password: wifiPassword,
};

/** Returns the struct of the form of a setting, which has one field (C-103, C-106, C-108). */
export const editForm = <Name extends EditName>(name: Name, maxLength: number): Struct<Readonly<Record<Name, string>>, any> =>
  object({ [name]: values[name](maxLength) } as Record<Name, Struct<string, null>>) as unknown as Struct<
    Readonly<Record<Name, string>>,
    any
  >;

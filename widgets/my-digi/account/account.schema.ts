import { object } from "superstruct";
import { settingEmail, settingPhone } from "#core/domain/customer/settings.schema.ts";

/** The fields of the account that are edited in place, each in a form of its own. */
export const editFields = {
  phone_number: object({ phone_number: settingPhone() }),
  email: object({ email: settingEmail() }),
  invoice_email: object({ invoice_email: settingEmail() }),
};
export type EditName = keyof typeof editFields;

import { object } from "superstruct";
import { settingEmail, settingPhone } from "#core/domain/customer/settings.schema.ts";

/** What is changed where it stands, a form of one field each. */
export const editFields = {
  phone_number: object({ phone_number: settingPhone() }),
  email: object({ email: settingEmail() }),
  invoice_email: object({ invoice_email: settingEmail() }),
};
export type EditName = keyof typeof editFields;

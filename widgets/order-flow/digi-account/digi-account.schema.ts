import { object, string, type Struct } from "superstruct";
import { choice } from "#core/base/values/choice.ts";
import { legalForms } from "#core/base/values/legal-form.ts";
import { nameMaxLength } from "#core/base/values/limits.ts";
import { phone } from "#core/base/values/phone.ts";
import { requiredText } from "#core/base/values/required-text.ts";
import { vat } from "#core/base/values/vat.ts";

export type DetailsFields = Readonly<
  Record<"phone_number" | "same_billing_address" | "order_for" | "company_name" | "legal_form" | "vat", string>
>;

/**
 * Returns the schema of the form. Fields that are not asked for are not checked: the phone number where the identity app gave one, and the
 * company's fields where visitors order for themselves (C-291…C-294).
 */
export const detailsFields = (asks: { readonly phone: boolean; readonly company: boolean }): Struct<DetailsFields, any> =>
  object({
    phone_number: asks.phone ? phone() : string(),
    same_billing_address: choice(["yes", "no"]),
    order_for: choice(["myself", "company"]),
    company_name: asks.company ? requiredText(nameMaxLength) : string(),
    legal_form: asks.company ? choice(legalForms) : string(),
    vat: asks.company ? vat() : string(),
  }) as unknown as Struct<DetailsFields, any>;

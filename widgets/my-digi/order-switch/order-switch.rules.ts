/** The rule by which a refusal of the API is shown at the fields of the form. Pure. */
import type { SwitchField } from "#core/domain/order/switch-form.schema.ts";

/** The fields of the form, by the names that the API has for them in a move from another operator. */
const typedFields: Readonly<Record<string, SwitchField>> = {
  currentProvider: "provider",
  customerNumber: "customer_number",
  switchNumber: "switch_number",
  endDate: "end_date",
};

/** Returns the errors of the API's fields by the names of the form's fields. An unknown field keeps its name. */
export const atTypedFields = (errors: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([name, text]) => [typedFields[name] ?? name, text]));

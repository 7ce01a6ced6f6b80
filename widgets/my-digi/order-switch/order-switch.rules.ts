/** The rule that assigns the API's error messages to the fields of the form. Pure. */
import type { SwitchField } from "#core/domain/order/switch-form.schema.ts";

/** The fields of the form, by the names under which the API knows them in a move from another operator. */
const typedFields: Readonly<Record<string, SwitchField>> = {
  currentProvider: "provider",
  customerNumber: "customer_number",
  switchNumber: "switch_number",
  endDate: "end_date",
};

/** Returns the API's error messages by the names of the form's fields. A field that the form does not know keeps its name. */
export const atTypedFields = (errors: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([name, text]) => [typedFields[name] ?? name, text]));

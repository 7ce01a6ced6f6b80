/** The rule by which a refusal of the API is shown at the fields of the form. Pure. */
import type { SwitchField } from "#core/domain/order/switch-form.schema.ts";
import type { Failure } from "#core/services/api/outcome.ts";

/** The fields of the form, by the names that the API has for them in a move from another operator. */
const typedFields: Readonly<Record<string, SwitchField>> = {
  currentProvider: "provider",
  customerNumber: "customer_number",
  switchNumber: "switch_number",
  endDate: "end_date",
};

/** Returns a refusal of the details of a move with the names of the form's fields, so that each error is shown at its field. */
export const atTypedFields = ({ fieldErrors, ...failure }: Failure): Failure => ({
  ...failure,
  ...(fieldErrors && {
    fieldErrors: Object.fromEntries(Object.entries(fieldErrors).map(([name, text]) => [typedFields[name] ?? name, text])),
  }),
});

/** The details of a move from another operator, as answers of the form and as they are sent. */
import type { SwitchOperator } from "#core/domain/order/portability.contract.ts";
import { mandateVersion, type Switch } from "#core/domain/order/portability.schema.ts";
import type { SwitchAnswers } from "#core/domain/order/switch-form.schema.ts";
import { parseDate } from "#core/base/values/dates.ts";

/** The details that were given earlier. The end date is optional, because the page of an order does not have it. */
type EarlierSwitch = Pick<Switch, "currentProvider" | "customerNumber" | "switchNumber"> & Partial<Pick<Switch, "endDate">>;

/** Returns details that were given earlier as values of the form, with the operator's name for a list that fails to load. */
export const answersOf = ({ currentProvider, customerNumber, switchNumber, endDate }: EarlierSwitch): Record<string, string> => ({
  portability: "1",
  provider: currentProvider.prefix,
  provider_name: currentProvider.name,
  customer_number: customerNumber,
  switch_number: switchNumber,
  end_date: endDate ?? "",
});

/** Returns the valid answers of the form as they are sent; undefined where their operator is not among the given ones. */
export function switchOf(answers: SwitchAnswers, operators: readonly SwitchOperator[]): Switch | undefined {
  const { provider, customer_number: customerNumber, switch_number: switchNumber } = answers;
  const currentProvider = operators.find(({ prefix }) => prefix === provider);
  if (!currentProvider) return undefined;
  return { currentProvider, customerNumber, switchNumber, endDate: parseDate(answers.end_date) ?? null, mandateVersion };
}

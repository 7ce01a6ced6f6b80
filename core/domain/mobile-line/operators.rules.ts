/** Makes the list of the operators from which a number can be moved. */
import type { Operator } from "#core/domain/bundle/bundle.schema.ts";
import { operatorIdOf, otherOperator } from "#core/base/values/operator-id.ts";

/**
 * Returns the API's list of operators, each id once, with 'Others' at its end (C-371).
 * @param othersName the name of 'Others' in the language of the page; its id is the same in all languages
 */
export function operatorsOf(names: readonly string[], othersName: string): Operator[] {
  const named = names.map((name) => ({ id: operatorIdOf(name), name })).filter(({ id }) => id !== "" && id !== otherOperator);
  const once = named.filter(({ id }, index) => named.findIndex((one) => one.id === id) === index);
  return [...once, { id: otherOperator, name: othersName }];
}

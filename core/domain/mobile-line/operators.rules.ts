/** The operators from which a number can be moved. Pure. */
import type { Operator } from "#core/domain/bundle/bundle.schema.ts";
import { operatorIdOf, otherOperator } from "#core/base/values/operator-id.ts";

/**
 * Returns the API's list with 'Others' at its end (C-371), each id once.
 * @param othersName 'Others' in the language that is shown; its id is the same in all
 */
export function operatorsOf(names: readonly string[], othersName: string): Operator[] {
  const named = names.map((name) => ({ id: operatorIdOf(name), name })).filter(({ id }) => id !== "" && id !== otherOperator);
  const once = named.filter(({ id }, index) => named.findIndex((one) => one.id === id) === index);
  return [...once, { id: otherOperator, name: othersName }];
}

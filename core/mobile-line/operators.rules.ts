/** The operators that a number can come from. Pure. */
import type { Operator } from "#core/bundle/bundle.schema.ts";

export const others = "others";

/** The name in lower case and hyphens (decisions §8): `Mobile Vikings` is `mobile-vikings`. */
export const operatorIdOf = (name: string): string =>
  name
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/**
 * The list of the API with 'Others' at its end (C-371), each id once.
 * @param othersName 'Others' in the language that is shown; its id is the same in all
 */
export function operatorsOf(names: readonly string[], othersName: string): Operator[] {
  const named = names.map((name) => ({ id: operatorIdOf(name), name })).filter(({ id }) => id !== "" && id !== others);
  const once = named.filter(({ id }, index) => named.findIndex((one) => one.id === id) === index);
  return [...once, { id: others, name: othersName }];
}

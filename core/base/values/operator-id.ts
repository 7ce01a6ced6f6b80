/** The ids, as they are sent, of the operators that a customer's number can come from. */

/** The one id for every operator that is not in the list. */
export const otherOperator = "others";

/** Returns the id of an operator: its name in lower case and with hyphens (decisions §8): `Mobile Vikings` is `mobile-vikings`. */
export const operatorIdOf = (name: string): string =>
  name
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

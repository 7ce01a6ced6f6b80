/** The operators that a number can come from, as they travel. */

/** Whoever is not in the list. */
export const otherOperator = "others";

/** The name in lower case and hyphens (decisions §8): `Mobile Vikings` is `mobile-vikings`. */
export const operatorIdOf = (name: string): string =>
  name
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

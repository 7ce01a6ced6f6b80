/** The rules of the WiFi boosters of an address (C-111). Pure. */
import type { ProductSettings } from "#core/domain/customer/product-page.contract.ts";
import { centsOfEuros, sumOf, type Cents } from "#core/base/values/money.ts";

export type Boosters = NonNullable<ProductSettings["booster"]>;

/** Returns the monthly price of a number of boosters. The first price of the list is that of the first booster, and so on. */
export const monthlyOf = ({ prices }: Pick<Boosters, "prices">, quantity: number): Cents =>
  sumOf(prices.slice(0, quantity).map(centsOfEuros));

/** Returns the monthly price of one more booster; undefined where no more can be ordered. */
export function nextPrice({ quantity, max, prices }: Boosters): Cents | undefined {
  const euros = prices[quantity];
  return quantity >= max || euros === undefined ? undefined : centsOfEuros(euros);
}

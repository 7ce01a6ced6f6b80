/** Plays the role of the other operators in the demo: it confirms the numbers that customers keep. */
import { instantInBrussels, todayInBrussels } from "#core/base/values/brussels-time.ts";
import { addWorkingDays } from "#core/base/values/working-days.ts";
import type { Database } from "#demo/api/db/database.ts";
import type { Product } from "#demo/api/store/customers.ts";
import { confirmNumber } from "#demo/api/store/phone-numbers.ts";
import { isAwaited } from "#demo/api/domain/product-state.rules.ts";

/** The number of working days after the order on which the demo's operator confirms a number (decisions §13). */
const demoAnswerDays = 2;

/** Returns the time from which a kept number can work in the demo, in epoch milliseconds. */
export const demoAnswerMs = (orderedMs: number): number => instantInBrussels(addWorkingDays(todayInBrussels(orderedMs), demoAnswerDays));

/** Tells whether a product waits for the answer of another operator, and the time has come at which the demo gives this answer itself. */
export const isAnswered = (product: Product, nowMs: number): boolean =>
  isAwaited(product) && demoAnswerMs(product.orderedAt.getTime()) <= nowMs;

/** Confirms the kept numbers whose answer is due, because no other operator is asked in the demo. */
export async function hearDemoOperators(tx: Database, own: readonly Product[], nowMs: number): Promise<void> {
  for (const product of own.filter((one) => isAnswered(one, nowMs)))
    await confirmNumber(tx, product.phone ?? "", demoAnswerMs(product.orderedAt.getTime()));
}

/** Counts the usage of the demo's customers, because the demo has no network that counts it. */
import type { Database } from "#demo/api/db/database.ts";
import { monthAfter } from "#demo/api/domain/bills.rules.ts";
import { demoUsageOn } from "#demo/api/domain/demo-usage.rules.ts";
import { offerOf } from "#demo/api/domain/offers.ts";
import { offerOn } from "#demo/api/domain/plans.rules.ts";
import { spanToCount, termsOfUsage, type UsageSpan } from "#demo/api/domain/usage-span.rules.ts";
import { countedUsage, usageSum } from "#demo/api/domain/usage.rules.ts";
import { instantInBrussels, todayInBrussels } from "#core/base/values/brussels-time.ts";
import type { Product } from "#demo/api/store/customers.ts";
import { boughtKilobytes } from "#demo/api/store/data-purchases.ts";
import { planChangesOf } from "#demo/api/store/plan-changes.ts";
import { mobileSettingsOf } from "#demo/api/store/product-settings.ts";
import { addUsage, countersOf, setCountedUntil, usageBetween } from "#demo/api/store/usage.ts";

/**
 * Counts the usage of the customer's products until now, with the present limit of each line. This is correct because a limit is changed
 * only after all earlier usage was counted.
 */
export async function countDemoUsage(tx: Database, own: readonly Product[], nowMs: number): Promise<void> {
  const ids = own.map(({ id }) => id);
  const counters = await countersOf(tx, ids);
  const changes = await planChangesOf(tx, ids);
  for (const product of own) {
    const span = spanToCount(product, counters.get(product.id), nowMs);
    for (const part of span ? byMonths(span) : [])
      await countOne(tx, { ...product, offer: offerOn(product, changes, todayInBrussels(part.fromMs)) }, part);
  }
}

/**
 * Divides a span of time into its months, because each month has a plan and bought data of its own: plans change on the 1st, and bought
 * data expires before it.
 */
function byMonths({ fromMs, untilMs }: UsageSpan): readonly UsageSpan[] {
  const endMs = instantInBrussels(monthAfter(todayInBrussels(fromMs), 1));
  return endMs >= untilMs ? [{ fromMs, untilMs }] : [{ fromMs, untilMs: endMs }, ...byMonths({ fromMs: endMs, untilMs })];
}

async function countOne(tx: Database, product: Product, { fromMs, untilMs }: UsageSpan): Promise<void> {
  const { id, kind, offer, phone, address } = product;
  const from = todayInBrussels(fromMs);
  const bought = (await boughtKilobytes(tx, [id], monthAfter(from))).get(id);
  const used = usageSum(await usageBetween(tx, [id], { firstDay: monthAfter(from), lastDay: from }));
  const terms = termsOfUsage(product, kind === "mobile" ? (await mobileSettingsOf(tx, id)).bundleLimitEuros : null, bought);
  const counted = { key: phone ?? address ?? id, kind, gigabytes: offerOf(offer)?.gigabytes };
  const days = countedUsage({ fromMs, untilMs, used, terms, wantedOn: (day) => demoUsageOn(counted, day) });
  await addUsage(
    tx,
    [...days].map(([day, usage]) => ({ productId: id, day, ...usage })),
  );
  await setCountedUntil(tx, id, untilMs, monthAfter(from));
}

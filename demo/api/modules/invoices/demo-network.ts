/** This module counts, in the demo, what customers use, because no network counts for the demo. */
import type { Database } from "#demo/api/db/database.ts";
import { monthAfter } from "#demo/api/domain/bills.rules.ts";
import { demoUsageOn } from "#demo/api/domain/demo-usage.rules.ts";
import { offerOf } from "#demo/api/domain/offers.ts";
import { offerOn } from "#demo/api/domain/plans.rules.ts";
import { spanToCount, termsOfUsage, type UsageSpan } from "#demo/api/domain/usage-span.rules.ts";
import { countedUsage, usageSum } from "#demo/api/domain/usage.rules.ts";
import { instantInBrussels, todayInBrussels } from "#core/base/values/brussels-time.ts";
import type { Product } from "#demo/api/store/customers.ts";
import { planChangesOf, type PlanChange } from "#demo/api/store/plan-changes.ts";
import { mobileSettingsOf } from "#demo/api/store/product-settings.ts";
import { addUsage, countersOf, setCountedUntil, usageBetween } from "#demo/api/store/usage.ts";

/**
 * Counts the usage of the customer's products until now, with the limit of each line as it is now: a limit is changed after all usage
 * before the change was counted.
 */
export async function countDemoUsage(tx: Database, own: readonly Product[], nowMs: number): Promise<void> {
  const ids = own.map(({ id }) => id);
  const counters = await countersOf(tx, ids);
  const changes = await planChangesOf(tx, ids);
  for (const product of own) {
    const span = spanToCount(product, counters.get(product.id), nowMs);
    // A change of the plan divides the span: what is used before it counts for the former bundle.
    for (const part of span ? dividedByChanges(span, product, changes) : [])
      await countOne(tx, { ...product, offer: offerOn(product, changes, todayInBrussels(part.fromMs)) }, part);
  }
}

function dividedByChanges({ fromMs, untilMs }: UsageSpan, { id }: Product, changes: readonly PlanChange[]): readonly UsageSpan[] {
  const days = changes.filter(({ productId }) => productId === id).map(({ startsOn }) => instantInBrussels(startsOn));
  const bounds = [fromMs, ...days.filter((ms) => ms > fromMs && ms < untilMs), untilMs];
  return bounds.slice(1).map((endMs, index) => ({ fromMs: bounds[index] ?? fromMs, untilMs: endMs }));
}

async function countOne(tx: Database, product: Product, { fromMs, untilMs }: UsageSpan): Promise<void> {
  const { id, kind, offer, phone, address } = product;
  const from = todayInBrussels(fromMs);
  const used = usageSum(await usageBetween(tx, [id], { firstDay: monthAfter(from), lastDay: from }));
  const terms = termsOfUsage(product, kind === "mobile" ? (await mobileSettingsOf(tx, id)).bundleLimitEuros : null);
  const counted = { key: phone ?? address ?? id, kind, gigabytes: offerOf(offer)?.gigabytes };
  const days = countedUsage({ fromMs, untilMs, used, terms, wantedOn: (day) => demoUsageOn(counted, day) });
  await addUsage(
    tx,
    [...days].map(([day, usage]) => ({ productId: id, day, ...usage })),
  );
  await setCountedUntil(tx, id, untilMs, monthAfter(from));
}

/** This module gives the products of the demo's customers their usage and settings (decisions §13). */
import { instantInBrussels, todayInBrussels } from "#core/base/values/brussels-time.ts";
import { addDays, type CalendarDate } from "#core/base/values/dates.ts";
import { sampleUsage, sampleWifi } from "#demo/api/data/sample-orders.ts";
import { sampleDevices } from "#demo/api/data/tv-devices.ts";
import type { Database } from "#demo/api/db/database.ts";
import { monthAfter } from "#demo/api/domain/bills.rules.ts";
import { fullHour, sharedOut } from "#demo/api/domain/usage.rules.ts";
import { productsOf, type Product } from "#demo/api/store/customers.ts";
import { setInternet, setMobile } from "#demo/api/store/product-settings.ts";
import type { Account } from "#demo/api/store/sessions.ts";
import { insertTvAccount, insertTvDevices } from "#demo/api/store/tv-accounts.ts";
import { addUsage, setCountedUntil } from "#demo/api/store/usage.ts";

/**
 * Makes the counting of the sample products' usage begin on the 1st of this month. Otherwise the months since the start of the products
 * would be counted and billed too, and the sample invoices would contain more than the products.
 */
export async function countFromThisMonth(tx: Database, accountId: string, nowMs: number): Promise<void> {
  const month = monthAfter(todayInBrussels(nowMs));
  for (const { id } of await productsOf(tx, accountId)) await setCountedUntil(tx, id, instantInBrussels(month), month);
}

/** Adds to the first line of the private customer the usage that decisions §13 define, spread over the days of this month. */
export async function addSampleUsage(tx: Database, { id: productId }: Product, nowMs: number): Promise<void> {
  const today = todayInBrussels(nowMs);
  const days: CalendarDate[] = [];
  for (let day = monthAfter(today); day <= today; day = addDays(day, 1)) days.push(day);
  const shares = sharedOut(sampleUsage, days.length);
  await addUsage(
    tx,
    shares.map((share, index) => ({ productId, day: days[index] ?? today, ...share })),
  );
  await setCountedUntil(tx, productId, fullHour(nowMs), monthAfter(today));
  await setMobile(tx, productId, { bspOfferedAt: new Date(nowMs) });
}

/**
 * Adds a WiFi box to the first internet line, with a password that is the same in every demo. The other lines have boxes that are not the
 * provider's.
 */
export async function addSampleBox(tx: Database, own: readonly Product[]): Promise<void> {
  const lines = own.filter(({ kind }) => kind === "internet");
  for (const [index, { id }] of lines.entries())
    await setInternet(tx, id, index === 0 ? sampleWifi : { wifiName: null, wifiPassword: null });
}

/** Activates Digi TV at the address of the first TV, with its three devices. */
export async function addSampleTvAccount(
  tx: Database,
  { id: accountId, email, passwordHash }: Account,
  own: readonly Product[],
): Promise<void> {
  const tv = own.find(({ kind }) => kind === "tv");
  if (!tv?.address || !tv.startsAt) return;
  const row = { accountId, address: tv.address, email, passwordHash, activatedAt: tv.startsAt, isFirst: true };
  await insertTvDevices(tx, await insertTvAccount(tx, row), sampleDevices(todayInBrussels(tv.startsAt.getTime())));
}

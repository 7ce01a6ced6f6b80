/** This module stores Digi TV accounts and their devices. */
import { and, asc, desc, eq, isNull } from "drizzle-orm";
import type { CalendarDate } from "#core/base/values/dates.ts";
import type { Database } from "#demo/api/db/database.ts";
import { tvAccounts, tvDevices } from "#demo/api/db/schema-options.ts";

export type TvAccountRow = typeof tvAccounts.$inferSelect;
export type TvDeviceRow = typeof tvDevices.$inferSelect;

/** Returns the customer's account at an address that was activated last, whether or not it is over; undefined where there was none. */
export async function latestTvAccount(db: Database, accountId: string, address: string): Promise<TvAccountRow | undefined> {
  const [row] = await db
    .select()
    .from(tvAccounts)
    .where(and(eq(tvAccounts.accountId, accountId), eq(tvAccounts.address, address)))
    .orderBy(desc(tvAccounts.activatedAt))
    .limit(1);
  return row;
}

export async function insertTvAccount(tx: Database, row: typeof tvAccounts.$inferInsert): Promise<string> {
  const [made] = await tx.insert(tvAccounts).values(row).returning({ id: tvAccounts.id });
  if (!made) throw new Error("the Digi TV account was not made");
  return made.id;
}

/** Changes the password or the end of an account. */
export async function setTvAccount(
  tx: Database,
  id: string,
  change: Partial<Pick<TvAccountRow, "passwordHash" | "endsOn" | "endedAt">>,
): Promise<void> {
  await tx.update(tvAccounts).set(change).where(eq(tvAccounts.id, id));
}

/** Returns the devices of an account that are not removed, the ones that were registered last first. */
export const tvDevicesOf = (db: Database, tvAccountId: string): Promise<readonly TvDeviceRow[]> =>
  db
    .select()
    .from(tvDevices)
    .where(and(eq(tvDevices.tvAccountId, tvAccountId), isNull(tvDevices.removedAt)))
    .orderBy(desc(tvDevices.registeredOn), asc(tvDevices.manufacturer), asc(tvDevices.model), asc(tvDevices.id));

export type NewDevice = { readonly manufacturer: string; readonly model: string; readonly registeredOn: CalendarDate };

export async function insertTvDevices(tx: Database, tvAccountId: string, devices: readonly NewDevice[]): Promise<void> {
  await tx.insert(tvDevices).values(devices.map((device) => ({ tvAccountId, ...device })));
}

/** Removes a device from an account. Returns `removed`, `gone` where it was removed before, and `unknown` where it was never there. */
export async function removeTvDevice(
  tx: Database,
  { tvAccountId, deviceId, nowMs }: { readonly tvAccountId: string; readonly deviceId: string; readonly nowMs: number },
): Promise<"removed" | "gone" | "unknown"> {
  const isIt = and(eq(tvDevices.tvAccountId, tvAccountId), eq(tvDevices.id, deviceId));
  const removed = await tx
    .update(tvDevices)
    .set({ removedAt: new Date(nowMs) })
    .where(and(isIt, isNull(tvDevices.removedAt)))
    .returning({ id: tvDevices.id });
  if (removed.length > 0) return "removed";
  return (await tx.$count(tvDevices, isIt)) > 0 ? "gone" : "unknown";
}

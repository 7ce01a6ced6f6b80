/** This module stores the settings of mobile lines and internet lines. A line gets its row when its settings are first asked for. */
import { randomInt } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "#demo/api/db/database.ts";
import { internetSettings, mobileSettings } from "#demo/api/db/schema-products.ts";

export type MobileSettings = typeof mobileSettings.$inferSelect;
export type InternetSettings = typeof internetSettings.$inferSelect;

/** The limit of a line whose customer has set none, in whole euros. */
const defaultLimitEuros = 60;
const pukDigits = 8;

/** The characters of a new WiFi password: none of them is mistaken for another one when it is read from a label. */
const passwordLetters = "abcdefghijkmnpqrstuvwxyz23456789";
const newPasswordLength = 12;

const digits = (count: number): string => String(randomInt(10 ** count)).padStart(count, "0");

/** Returns the settings of a mobile line. */
export async function mobileSettingsOf(db: Database, productId: string): Promise<MobileSettings> {
  const isOwn = eq(mobileSettings.productId, productId);
  const [known] = await db.select().from(mobileSettings).where(isOwn);
  if (known) return known;
  await db
    .insert(mobileSettings)
    .values({ productId, puk: digits(pukDigits), bundleLimitEuros: defaultLimitEuros })
    .onConflictDoNothing();
  // Another request may have made the row at the same time, so the row is read again.
  const [made] = await db.select().from(mobileSettings).where(isOwn);
  if (!made) throw new Error("the settings of a mobile line were not made");
  return made;
}

/** Changes settings of a mobile line. */
export async function setMobile(
  db: Database,
  productId: string,
  change: Partial<Omit<MobileSettings, "productId" | "puk">>,
): Promise<void> {
  await mobileSettingsOf(db, productId);
  await db.update(mobileSettings).set(change).where(eq(mobileSettings.productId, productId));
}

/** Returns the settings of an internet line, whose box came with a network's name and password of its own. */
export async function internetSettingsOf(db: Database, productId: string): Promise<InternetSettings> {
  const isOwn = eq(internetSettings.productId, productId);
  const [known] = await db.select().from(internetSettings).where(isOwn);
  if (known) return known;
  const wifiPassword = Array.from({ length: newPasswordLength }, () => passwordLetters[randomInt(passwordLetters.length)]).join("");
  await db
    .insert(internetSettings)
    .values({ productId, wifiName: `digi-${digits(4)}`, wifiPassword })
    .onConflictDoNothing();
  const [made] = await db.select().from(internetSettings).where(isOwn);
  if (!made) throw new Error("the settings of an internet line were not made");
  return made;
}

/** Changes settings of an internet line. */
export async function setInternet(db: Database, productId: string, change: Partial<Omit<InternetSettings, "productId">>): Promise<void> {
  await internetSettingsOf(db, productId);
  await db.update(internetSettings).set(change).where(eq(internetSettings.productId, productId));
}

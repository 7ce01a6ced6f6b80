/** Helpers that give customers lines with a known usage. */
import { expect } from "vitest";
import { instantInBrussels } from "#core/base/values/brussels-time.ts";
import { parseDate, type CalendarDate } from "#core/base/values/dates.ts";
import { products } from "#demo/api/db/schema-orders.ts";
import { addUsage, setCountedUntil } from "#demo/api/store/usage.ts";
import { newCustomer, type Account } from "./access.ts";
import type { TestApi } from "./api.ts";

export type Line = { readonly account: Account; readonly email: string; readonly id: string; readonly phone: string };

const day = (text: string): CalendarDate => parseDate(text) ?? expect.unreachable(text);
let numbers = 470_330_000;

type More = {
  /** The time until which the line's usage is already counted. From then on the demo adds its own. */
  readonly countedUntilMs: number;
  readonly offer?: string;
  readonly endsOn?: CalendarDate;
};

/** Creates a customer with a line of 20 GB a month that began on 1 February and is billed until the end of March. */
export async function addLine(api: TestApi, { countedUntilMs, offer = "mobile-essentials", endsOn }: More): Promise<Line> {
  const account = await newCustomer(api);
  const startsAt = new Date(instantInBrussels(day("2026-02-01")));
  const phone = `+32${++numbers}`;
  const [row] = await api.context.db
    .insert(products)
    .values({
      ...{ accountId: account.id, kind: "mobile", offer, wpId: "1102", cents: 700, status: "active", sim: "sim" },
      ...{ phone, startsAt, orderedAt: startsAt, billedUntil: day("2026-04-01"), ...(endsOn && { endsOn }) },
    })
    .returning();
  const id = row?.id ?? expect.unreachable();
  await setCountedUntil(api.context.db, id, countedUntilMs, day("2026-03-01"));
  return { account, email: account.email, id, phone };
}

/** Adds data to the usage of a line on a day, in gigabytes. */
export const spendData = (api: TestApi, productId: string, date: CalendarDate, gigabytes: number) =>
  addUsage(api.context.db, [
    { productId, day: date, kilobytes: Math.round(gigabytes * 1_000_000), minutes: 0, texts: 0, minutesAbroad: 0 },
  ]);

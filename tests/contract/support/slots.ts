/** Helpers that find free times for a technician's visit, send orders that take one, and read the calendar files that the customer gets. */
import ICAL from "ical.js";
import { asc } from "drizzle-orm";
import { installIntervals, type InstallDay } from "#core/domain/order/installation.contract.ts";
import { slotIntervals, type InstallSlot } from "#core/domain/order/installation.schema.ts";
import { bundleOrder } from "#core/domain/order/order.contract.ts";
import type { FlowOrder } from "#core/domain/order/order.schema.ts";
import { mails } from "#demo/api/db/schema.ts";
import type { TestApi } from "./api.ts";
import { customerOf, type Customer } from "./area.ts";
import { call } from "./call.ts";
import { newKey } from "./order.ts";
import { grandPlace } from "./sample-orders.ts";

export const installDays = async (api: TestApi): Promise<InstallDay[]> =>
  (await call(api, installIntervals, { query: { fttbAddressId: grandPlace, lang: "en" } })).answer.data;

/** Returns the time of a technician's visit: by default the first interval of the day at `index`, counted from 0. */
export async function slotAt(api: TestApi, index: number, interval = 0): Promise<InstallSlot> {
  const { date } = (await installDays(api))[index] ?? {};
  const intervalValue = slotIntervals[interval];
  if (!date || !intervalValue) throw new Error("no such slot");
  return { date, intervalValue };
}

export const orderAs = (customer: Customer, body: FlowOrder, key = newKey()) =>
  customer.ask(bundleOrder, { body, headers: { "idempotency-key": key } });

export async function orderIdOf(customer: Customer, body: FlowOrder): Promise<string> {
  const { status, answer } = await orderAs(customer, body);
  if (status.error) throw new Error(`not placed: ${JSON.stringify(status)}`);
  return answer.data.orderId;
}

/** Makes a call as a page does: it repeats the call as long as the API answers that the database is busy. */
export async function atLast<Answer extends { readonly http: number }>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 0; tries < 5; tries++) {
    const answered = await ask();
    if (answered.http !== 503) return answered;
  }
  return ask();
}

/** Logs a customer in again, because the session has expired with the days that passed. */
export const again = (api: TestApi, { email }: Customer): Promise<Customer> => customerOf(api, email);

/**
 * Returns the events in the calendar files that were mailed about an order, in the order of the mails, as a calendar program reads them.
 */
export async function visitsSent({ context: { db } }: TestApi, orderId: string) {
  const rows = await db.select({ attachments: mails.attachments }).from(mails).orderBy(asc(mails.id));
  const files = rows.flatMap(({ attachments }) => attachments).filter(({ name }) => name === `appointment-${orderId}.ics`);
  return files.map(({ type, content }) => {
    const calendar = new ICAL.Component(ICAL.parse(Buffer.from(content, "base64").toString()) as never);
    const component = calendar.getFirstSubcomponent("vevent");
    if (!component) throw new Error("a calendar without an event");
    const { uid, sequence, startDate } = new ICAL.Event(component);
    const status = component.getFirstPropertyValue("status");
    return { type, method: calendar.getFirstPropertyValue("method"), status, uid, sequence, start: startDate.toString() };
  });
}

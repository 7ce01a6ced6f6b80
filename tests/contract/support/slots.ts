/** A technician's times, orders of a customer that take one, and what their calendar is told. */
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

/** The first interval of a day that is offered, counted from 0. */
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

/** Their session has ended with the days that passed. */
export const again = (api: TestApi, { email }: Customer): Promise<Customer> => customerOf(api, email);

/** What calendars were sent of an order, the first one first: as they read it. */
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

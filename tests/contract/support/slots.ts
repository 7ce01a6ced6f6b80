/** A technician's times, and orders of a customer that take one. */
import { installIntervals, type InstallDay } from "#core/order/installation.contract.ts";
import { slotIntervals, type InstallSlot } from "#core/order/installation.schema.ts";
import { bundleOrder } from "#core/order/order.contract.ts";
import type { FlowOrder } from "#core/order/order.schema.ts";
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

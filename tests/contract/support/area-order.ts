/** Helpers that make orders as the customer area sends them, and that send them. */
import { expect } from "vitest";
import { bundleOrder } from "#core/domain/order/order.contract.ts";
import type { TestApi } from "./api.ts";
import { newcomer, type Customer } from "./area.ts";
import { newKey } from "./order.ts";
import { grandPlace, mobileOrder, newLine } from "./sample-orders.ts";
import { orderIdOf } from "./slots.ts";

export const internet = { i: "internet-500", wpId: "1201" };
export const tvInFrench = { i: "tv-max-fr", wpId: "1304" };
export const landline = { i: "landline-unlimited", wpId: "1401", phone: "new-phone", phoneProvider: null, landline_agree: false };

/** Returns an order as the customer area sends it, by default at Grote Markt 1. */
export const areaOrder = (bundle: object, more: object = {}) => ({
  bundle: { mobile: [], internet: [], tv: [], landline: [], ...bundle },
  deliveryAddress: null,
  installAddress: { fttbAddressId: grandPlace },
  lang: "en",
  ...more,
});

export const sendAreaOrder = ({ ask }: Customer, body: unknown, key = newKey()) =>
  ask(bundleOrder, { body, headers: { "idempotency-key": key } });

/** Places an order of the customer area and returns its number. */
export async function placedInArea(own: Customer, body: object): Promise<string> {
  const { status, answer } = await sendAreaOrder(own, body);
  return status.error ? expect.unreachable(JSON.stringify(status)) : answer.data.orderId;
}

/** Returns the error of each invalid field, with which the API refuses an order of the customer area. */
export async function problemsInArea(own: Customer, body: object): Promise<unknown> {
  const { http, status } = await sendAreaOrder(own, body);
  return http === 422 && status.code === "invalid" ? status.message : expect.unreachable(JSON.stringify(status));
}

/** Creates a customer who has one mobile line, with an eSIM, and whose contract has the address Grote Markt 1. */
export async function withOneLine(api: TestApi): Promise<Customer> {
  const own = await newcomer(api);
  await orderIdOf(own, mobileOrder(newLine("light", "1101", true)));
  return own;
}

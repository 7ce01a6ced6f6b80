/**
 * Places orders by calls of the API, with the bodies that the order flow or the customer area sends, so that a journey can begin with an
 * order.
 */
import type { APIRequestContext } from "playwright/test";
import type { AreaOrder, FlowOrder } from "#core/domain/order/order.schema.ts";
import { expect } from "#tests/page.ts";
import { api, fromSite } from "./access.ts";

/**
 * Places an order by a call, for the customer to whom these access tokens belong (`signInByHand`).
 * @returns the number of the order
 */
export async function orderByHand(
  request: APIRequestContext,
  tokens: readonly string[],
  data: FlowOrder | AreaOrder,
  from = { api, headers: fromSite },
): Promise<string> {
  const headers = { ...from.headers, authorization: `Bearer ${tokens[1]}`, "idempotency-key": crypto.randomUUID() };
  const response = await request.post(`${from.api}/bundle-configurator/order`, { data, headers });
  const answer = (await response.json()) as { data?: { orderId: string } };
  expect(response.ok(), JSON.stringify(answer)).toBe(true);
  return answer.data?.orderId ?? "";
}

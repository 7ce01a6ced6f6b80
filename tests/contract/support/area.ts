/** Creates customers who are logged in, and makes calls of the customer area for them. */
import type { Endpoint } from "#core/base/contract/endpoint.ts";
import type { FlowOrder } from "#core/domain/order/order.schema.ts";
import { bundleOrder } from "#core/domain/order/order.contract.ts";
import { bearer, newCustomer, startedSession } from "./access.ts";
import type { TestApi } from "./api.ts";
import { call, type Sent } from "./call.ts";
import { newKey } from "./order.ts";

export type Customer = {
  readonly email: string;
  readonly token: string;
  readonly refreshToken: string;
  readonly ask: <Answer>(endpoint: Endpoint<any, any, Answer>, sent?: Sent) => ReturnType<typeof call<Answer>>;
  readonly order: (body: FlowOrder) => ReturnType<typeof call<{ data: { orderId: string } }>>;
};

export async function customerOf(api: TestApi, email: string): Promise<Customer> {
  const { accessToken: token, refreshToken } = await startedSession(api, email);
  const ask = <Answer>(endpoint: Endpoint<any, any, Answer>, { headers, ...sent }: Sent = {}) =>
    call(api, endpoint, { ...sent, headers: { ...bearer(token), ...headers } });
  const order = (body: FlowOrder) => ask(bundleOrder, { body, headers: { "idempotency-key": newKey() } });
  return { email, token, refreshToken, ask, order };
}

/** Creates a customer whom no other test of this file uses. */
export const newcomer = async (api: TestApi): Promise<Customer> => customerOf(api, (await newCustomer(api)).email);

/** Helpers that send declarations of withdrawal to an API of the tests, and that read what the API has stored of them. */
import { eq } from "drizzle-orm";
import { withdrawals } from "#demo/api/db/schema-withdrawals.ts";
import { sendWithdrawal } from "#widgets/withdrawal/withdrawal.contract.ts";
import { bearer } from "./access.ts";
import type { TestApi } from "./api.ts";
import type { Customer } from "./area.ts";
import { call } from "./call.ts";
import { newKey } from "./order.ts";
import { customersOrder } from "./sample-orders.ts";

export type Statement = {
  readonly name?: string;
  readonly contract?: string;
  readonly email?: string;
  readonly products?: readonly string[];
  readonly lang?: string;
};

/** Sends a declaration, by default with a new Idempotency-Key and without a login. */
export const stateTo = (api: TestApi, statement: Statement, { key = newKey(), token }: { key?: string; token?: string } = {}) =>
  call(api, sendWithdrawal, {
    body: { name: "Nora Maes", lang: "en", email: "somebody@example.com", contract: "1", ...statement },
    headers: { "idempotency-key": key, ...(token !== undefined && bearer(token)) },
  });

/** The sentence with which the API answers everybody who is not signed in. */
export const taken = "We have your statement, check it and write to you.";

/** Orders an eSIM, whose line works at once, and a SIM card, which the post still has to deliver. */
export async function orderedBy(customer: Customer, change: Partial<ReturnType<typeof customersOrder>["order"]> = {}): Promise<string> {
  const body = customersOrder();
  const { answer } = await customer.order({ ...body, order: { ...body.order, ...change } });
  return answer.data.orderId;
}

/** Returns the stored row of a declaration, by the reference of its receipt. */
export const storedOf = async ({ context: { db } }: TestApi, reference: string) =>
  (await db.select().from(withdrawals).where(eq(withdrawals.reference, reference)))[0];

/** An order that strangers name in a declaration, and the email address of the order's owner. */
export type Named = { readonly orderId: string; readonly email: string };

/** Declarations without a login in which nobody proves to be the customer of the order, each with a description. */
export const unproven: readonly (readonly [what: string, statement: (named: Named) => Statement])[] = [
  ["an unknown number", () => ({ contract: "999999999" })],
  ["an unknown number with an email that has an order", ({ email }) => ({ contract: "999999999", email })],
  ["a number of somebody else's order", ({ orderId }) => ({ contract: orderId })],
  ["such a number within a sentence", ({ orderId }) => ({ contract: `my order ${orderId}, please` })],
  ["the email with a letter more", ({ orderId, email }) => ({ contract: orderId, email: `x${email}` })],
  ["the name of the customer with another email", ({ orderId }) => ({ contract: orderId, name: "Nora Maes", email: "nora@example.com" })],
  ["two numbers", ({ orderId, email }) => ({ contract: `${orderId} and ${orderId}`, email })],
  ["no number at all", ({ email }) => ({ contract: "my internet", email })],
  ["the number with a digit missing", ({ orderId, email }) => ({ contract: orderId.slice(0, -1), email })],
  ["HTML around the number, with another email", ({ orderId }) => ({ contract: `<b>${orderId}</b>` })],
];

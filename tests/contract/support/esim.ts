/** Helpers that give customers lines with an eSIM, and that make the calls which install the eSIM on a phone. */
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { esimActivate, esimManage, esimValidateSmsCode } from "#core/domain/customer/esim.contract.ts";
import { parseDate } from "#core/base/values/dates.ts";
import { accounts } from "#demo/api/db/schema.ts";
import { products } from "#demo/api/db/schema-orders.ts";
import { simNumberOf } from "#demo/api/modules/invoices/billing-run.ts";
import { newCustomer } from "./access.ts";
import type { TestApi } from "./api.ts";
import { customerOf, type Customer } from "./area.ts";
import { mailsTo } from "./outbox.ts";

/** A customer with a line that has an eSIM, and with a contact number that is not the number of this line. */
export type EsimCustomer = Customer & {
  readonly accountId: string;
  /** The line's number, with its prefix. */
  readonly phone: string;
  readonly lineId: string;
  /** The contact number, with its prefix. */
  readonly contact: string;
};

let numbers = 470_440_000;
const newNumber = (): string => `+32${++numbers}`;

type Line = { readonly accountId: string; readonly sim?: "sim" | "esim"; readonly isOrdered?: boolean };

/** Adds a line with an eSIM to an account. It has worked since 1 January, unless `isOrdered` is set. */
export async function addEsimLine(api: TestApi, { accountId, sim = "esim", isOrdered = false }: Line) {
  const phone = newNumber();
  const startsAt = new Date("2026-01-01T08:00:00Z");
  const [row] = await api.context.db
    .insert(products)
    .values({
      ...{ accountId, kind: "mobile", offer: "mobile-light", wpId: "1101", cents: 500, sim, phone, orderedAt: startsAt },
      ...(isOrdered
        ? { status: "ordered" }
        : { status: "active", startsAt, billedUntil: parseDate("2027-04-01") ?? null, simNumber: simNumberOf(phone.slice(-6)) }),
    })
    .returning();
  return { phone, lineId: row?.id ?? expect.unreachable("no line was made") };
}

export async function withEsim(api: TestApi): Promise<EsimCustomer> {
  const { id: accountId, email } = await newCustomer(api);
  const contact = newNumber();
  await setContact(api, accountId, contact);
  return { ...(await customerOf(api, email)), accountId, contact, ...(await addEsimLine(api, { accountId })) };
}

export async function setContact(api: TestApi, accountId: string, phone: string | null): Promise<void> {
  await api.context.db.update(accounts).set({ phone }).where(eq(accounts.id, accountId));
}

type Asked = Pick<EsimCustomer, "ask" | "phone">;

const sent = ({ phone }: Asked, sign: string, more: object = {}) => ({
  body: { lang: "en", "address-id": "", "phone-nr": phone.slice(3), isEsimInstalled: false, sign, ...more },
});

/**
 * Asks for a code: with an empty `sign` it begins an activation, and with the last `sign` it asks for another code in the same activation.
 */
export const activate = (own: Asked, sign = "", more: object = {}) => own.ask(esimActivate, sent(own, sign, more));
export const validate = (own: Asked, sign: string, code: string, more: object = {}) =>
  own.ask(esimValidateSmsCode, sent(own, sign, { "verify-code": code, ...more }));
export const manage = (own: Asked, sign: string, more: object = {}) => own.ask(esimManage, sent(own, sign, more));

/** Returns the code of the newest SMS to the customer's contact number. */
export async function smsCodeOf(api: TestApi, { contact }: Pick<EsimCustomer, "contact">): Promise<string> {
  const [sms] = await mailsTo(api, contact);
  return /^\d{6}/.exec(sms?.text ?? "")?.[0] ?? expect.unreachable("no code was sent");
}

/** Begins an activation, and returns its `sign` and its code. */
export async function begin(api: TestApi, own: EsimCustomer): Promise<{ readonly sign: string; readonly code: string }> {
  const { answer, status } = await activate(own);
  expect(status.error).toBe(false);
  return { sign: answer.data.sign, code: await smsCodeOf(api, own) };
}

/** Begins an activation and enters its code. Returns the `sign` with which the eSIM can be requested. */
export async function accepted(api: TestApi, own: EsimCustomer): Promise<string> {
  const { sign, code } = await begin(api, own);
  const { answer, status } = await validate(own, sign, code);
  expect(status.error).toBe(false);
  return answer.data.sign;
}

/** The refusal of a `sign` that does not belong to the next call of an activation, in English. */
export const startAgain = [422, { sign: ["Please start again."] }];

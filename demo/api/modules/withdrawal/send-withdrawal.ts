/** This module takes a withdrawal declaration (decisions §14). The answer is the same for known and unknown contracts. */
import { randomInt } from "node:crypto";
import { brusselsTimeAt } from "#core/base/values/brussels-time.ts";
import { formatDate } from "#core/base/values/dates.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { titleIn } from "#demo/api/domain/offers.ts";
import { effectOf, orderNumberIn } from "#demo/api/domain/withdrawal.rules.ts";
import type { Outcome } from "#demo/api/http/outcome.ts";
import { foreignWithdrawalMail, statementLines, withdrawalForService, withdrawalReceipt } from "#demo/api/messages/withdrawal-mails.ts";
import { withdrawalTexts } from "#demo/api/messages/withdrawal-texts.ts";
import { bringUpToDate } from "#demo/api/modules/invoices/billing-run.ts";
import type { ApiContext } from "#demo/api/routing/context.ts";
import { route, type Call, type HandedBody } from "#demo/api/routing/register.ts";
import type { Order, Product } from "#demo/api/store/customers.ts";
import { mayMail, secondsUntilMail } from "#demo/api/store/recipients.ts";
import {
  claimStatement,
  insertWithdrawal,
  lockOrder,
  sentStatement,
  type SentStatement,
  type Withdrawal,
} from "#demo/api/store/withdrawals.ts";
import type { WithdrawalEffect } from "#demo/api/db/schema-withdrawals.ts";
import { sendWithdrawal as endpoint, type TakenWithdrawal } from "#widgets/withdrawal/withdrawal.contract.ts";
import { takeEffect } from "./take-effect.ts";

type WithdrawalCall = Call<unknown, HandedBody<typeof endpoint>, { "idempotency-key": string }>;
type Answer = Outcome<{ data: TakenWithdrawal }>;

export const sendWithdrawal = route({
  endpoint,
  budget: "code",
  handle: async (call, context) => {
    // The customer's data are brought up to date first, so that products whose start has come are active and have their first invoice.
    if (call.signedIn) await bringUpToDate(call.db, call.signedIn.account, context.now(), context);
    return call.db.transaction((tx) => once({ ...call, db: tx }, context));
  },
});

async function once(call: WithdrawalCall, context: ApiContext): Promise<Answer> {
  const { body, db, headers, language, signedIn } = call;
  const content = [body.name, body.contract, body.email, body.products ?? null, body.lang];
  const sent = sentStatement(context.keyedHash, { key: headers["idempotency-key"], content, accountId: signedIn?.account.id });
  const known = await claimStatement(db, sent);
  if (known === "running") return { refused: "in_progress", message: withdrawalTexts[language].running };
  if (known === "reused") return { problems: { "idempotency-key": "key.reused" } };
  return known === "new" ? take(call, context, sent) : answerOf(known);
}

/** Takes a declaration that was not sent before: decides its effect, mails the receipt and the notices, and stores the declaration. */
async function take(call: WithdrawalCall, context: ApiContext, sent: SentStatement): Promise<Answer> {
  const { body, db, language, signedIn } = call;
  const { name, contract, email, products = null } = body;
  const nowMs = context.now();
  const { order, ...belongings } = await lockOrder(db, orderNumberIn(contract) ?? "");
  const own = order ? belongings.products.filter(({ orderId }) => orderId === order.id) : [];
  const stated = namedProducts(call, order, own);
  if (!stated) return { problems: { products: "field.wrong" } };
  const effect = effectOf({ order, named: stated, accountId: signedIn?.account.id, email, nowMs });
  const sentences =
    order && effect === "effective" ? await takeEffect(db, context, { ...belongings, order, stated, nowMs }, language) : undefined;
  const titles = products === null ? [] : stated.map(({ offer }) => titleIn(offer, language).join(" "));
  const statement = statementLines({ name, contract, email, products: titles }, language);
  const taken = { reference: newReference(), message: messageOf(call, effect, sentences), receivedAt: new Date(nowMs) };
  const receipt = await sendReceipt(call, context, { ...taken, statement });
  await sendNotices(call, context, { order, effect, reference: taken.reference, statement });
  const who = { accountId: signedIn?.account.id ?? null, orderId: order?.id ?? null };
  await insertWithdrawal(db, { name, contract, email, products, language, receipt, effect, ...taken, ...who, ...sent });
  return answerOf(taken);
}

const answerOf = ({ reference, receivedAt, message }: Pick<Withdrawal, "reference" | "receivedAt" | "message">): Answer => ({
  answer: { data: { reference, receivedAt: receivedAt.toISOString() } },
  message,
});

/**
 * Returns the products that a declaration names: all products of the order, or the chosen ones. Returns undefined when one of the chosen
 * products is in no order of the customer who is signed in.
 */
function namedProducts(
  { body, signedIn }: WithdrawalCall,
  order: Order | undefined,
  own: readonly Product[],
): readonly Product[] | undefined {
  const { products } = body;
  if (products === undefined) return own;
  const isOwn = signedIn !== undefined && order?.accountId === signedIn.account.id;
  const chosen = own.filter(({ id }) => products.includes(id));
  return isOwn && chosen.length === new Set(products).size ? chosen : undefined;
}

/**
 * Returns the sentence that answers a declaration. A visitor who is not signed in gets the same sentence whether or not the declaration
 * took effect.
 */
function messageOf({ signedIn, language }: WithdrawalCall, effect: WithdrawalEffect, sentences: string | undefined): string {
  const texts = withdrawalTexts[language];
  if (!signedIn || effect === "unproven") return texts.taken;
  return sentences ?? texts.toCheck;
}

/** The characters of a withdrawal's reference, of which no two look alike. */
const characters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

const newReference = (): string => {
  const four = (): string => Array.from({ length: 4 }, () => characters[randomInt(characters.length)]).join("");
  return `W-${four()}-${four()}`;
};

type Taken = { readonly reference: string; readonly message: string; readonly receivedAt: Date; readonly statement: string };

/**
 * Mails the receipt and returns its text. The mail is delayed rather than dropped when its address has got many mails, because the law
 * demands the receipt.
 */
async function sendReceipt({ db, body, language }: WithdrawalCall, context: ApiContext, taken: Taken): Promise<string> {
  const { reference, message: answer, receivedAt, statement } = taken;
  const { date, time } = brusselsTimeAt(receivedAt.getTime());
  const seconds = String(receivedAt.getUTCSeconds()).padStart(2, "0");
  const contactUrl = context.options.siteUrl + pathOf("contact", language);
  const day = formatDate(date, language, "weekday");
  const text = withdrawalReceipt[language]({ statement, day, time: `${time}:${seconds}`, reference, answer, contactUrl });
  const afterSeconds = await secondsUntilMail(db, context, body.email);
  await context.mailer.enqueue(db, { to: body.email, afterSeconds, ...text });
  return text.text;
}

type Noticed = {
  readonly order: Order | undefined;
  readonly effect: WithdrawalEffect;
  readonly reference: string;
  readonly statement: string;
};

/**
 * Sends customer service a notice of the declaration and, where somebody has named a contract without proof, sends the contract's owner
 * one.
 */
async function sendNotices(
  { db, body }: WithdrawalCall,
  context: ApiContext,
  { order, effect, reference, statement }: Noticed,
): Promise<void> {
  const { customerServiceEmail, siteUrl } = context.options;
  await context.mailer.enqueue(db, {
    to: customerServiceEmail,
    replyTo: body.email,
    ...withdrawalForService(reference, effect, statement),
  });
  if (effect === "effective") return;
  // Where nobody is to be told, everything is done except that no mail is written: the time of the answer tells neither unknown numbers
  // from known ones, nor a wrong email address from that of an order whose last day is over.
  const told = effect === "unproven" ? order : undefined;
  const { email, language, number } = told ?? { email: `${reference}@unknown.invalid`, language: body.lang, number: reference };
  const urls = { withdrawUrl: siteUrl + pathOf("withdrawal", language), contactUrl: siteUrl + pathOf("contact", language) };
  const isAllowed = await mayMail(db, context, email);
  await context.mailer.enqueue(
    db,
    { to: email, ...foreignWithdrawalMail[language]({ orderId: number, ...urls }) },
    isAllowed && told !== undefined,
  );
}

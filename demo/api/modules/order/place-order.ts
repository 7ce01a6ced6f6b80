/** This module places an order: it checks what was sent and stores the order (decisions §6, §7, §8). */
import type { SlotTaken } from "#core/domain/order/installation.schema.ts";
import {
  bundleOrder,
  orderWarningCodes,
  type OrderWarningCode,
  type PlacedOrder,
  type PriceChange,
} from "#core/domain/order/order.contract.ts";
import { orderNoticeCodes, type OrderNoticeCode } from "#core/domain/order/placed-order.rules.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import type { Language } from "#core/base/values/language.ts";
import { eurosOfCents } from "#core/base/values/money.ts";
import { lastWithdrawalDay } from "#core/base/values/working-days.ts";
import { createAccount, findAccount } from "#demo/api/store/accounts.ts";
import { addressOf } from "#demo/api/data/address-book.ts";
import { findDealer } from "#demo/api/domain/promo-codes.ts";
import type { ApiContext } from "#demo/api/routing/context.ts";
import { takenNumbers } from "#demo/api/store/phone-numbers.ts";
import type { Database } from "#demo/api/db/database.ts";
import { HttpError } from "#demo/api/http/errors.ts";
import { spendAttempt } from "#demo/api/store/identity-attempts.ts";
import { countCodes } from "#demo/api/routing/code-guesses.ts";
import { identityExists } from "#demo/api/modules/identity/callback.ts";
import { firstFree } from "#demo/api/domain/slots.rules.ts";
import { appointmentTexts } from "#demo/api/messages/appointment-texts.ts";
import { identityTexts } from "#demo/api/messages/identity-texts.ts";
import { orderTexts } from "#demo/api/messages/order-texts.ts";
import type { Outcome, Refusal, Unfit } from "#demo/api/http/outcome.ts";
import { route, type Call } from "#demo/api/routing/register.ts";
import { matchesQuote, priceChange, priceOf } from "#demo/api/domain/pricing.rules.ts";
import { withinBounds } from "./bounds.ts";
import { dayProblems, isFlowOrder, keptNumbersIn, orderProblems, ownAddressProblems, slotOf } from "#demo/api/domain/order-check.rules.ts";
import { claimKey, keepAnswer, sendingOf, type Answered } from "#demo/api/store/idempotency-keys.ts";
import { homesOfCustomer } from "./homes.ts";
import { newcomer, ofCustomer } from "./orderer.ts";
import type { OrderBody, Owner, Placing, Orderer } from "#demo/api/domain/placing.ts";
import { sendOrderMail } from "./order-mail.ts";
import { needsTechnician } from "#demo/api/domain/starts.rules.ts";
import { placedSteps } from "#demo/api/domain/placed-steps.rules.ts";
import { writeOrder, type WrittenOrder } from "./write-order.ts";
import { claimSlot, freeDaysAt } from "#demo/api/modules/installation/slots.ts";
import { keepSummary } from "./contract-summary.ts";
import { installAddressIdOf } from "#demo/api/domain/order-rows.rules.ts";
import { keptNumberOf, offeredItems, wantedOf, type Item } from "#demo/api/domain/items.rules.ts";

type OrderCall = Call<unknown, OrderBody, { "idempotency-key": string }>;
type Conflict = { readonly data: PriceChange } | { readonly data: SlotTaken };

export const placeOrder = route({
  endpoint: bundleOrder,
  budget: "form",
  hashes: (body) => isFlowOrder(body) && body.account !== null,
  makesDocuments: true,
  readsStatus: true,
  check: async ({ body }) => orderProblems(body),
  async handle(call, context) {
    const guessed = isFlowOrder(call.body) ? await countCodes(call, context, call.body.promo_code) : undefined;
    return guessed ?? call.db.transaction((tx) => onceForItsKey({ ...call, db: tx }, context));
  },
});

async function onceForItsKey(call: OrderCall, context: ApiContext): Promise<Outcome<Answered["answer"], Conflict>> {
  const { body, db, headers, language, signedIn } = call;
  const sending = sendingOf(context.keyedHash, { key: headers["idempotency-key"], body, accountId: signedIn?.account.id });
  const known = await claimKey(db, sending);
  if (known === "running") return { refused: "in_progress", message: orderTexts[language].running };
  if (known === "reused") return { problems: { "idempotency-key": "key.reused" } };
  if (known !== "new") return known;
  const outcome = await checkAndStore(call, context);
  if ("answer" in outcome) await keepAnswer(db, sending, outcome);
  return outcome;
}

/** Places the order, or refuses it before anything of it is stored. The caller's transaction undoes the rest when an error is thrown. */
async function checkAndStore(
  call: OrderCall,
  context: ApiContext,
): Promise<Answered | Exclude<Outcome<never, Conflict>, { answer: unknown }>> {
  const { body, db, language } = call;
  const { publicUrl } = context.options;
  const texts = orderTexts[language];
  const problems = dayProblems(body, context.now());
  if (problems) return { problems };
  const orderer = await ordererOf(call, context);
  if (!("email" in orderer)) return orderer;
  const misplaced = await ownAddressProblemsOf(call, context);
  if (misplaced) return misplaced;
  const items = offeredItems(wantedOf(body), body.installAddress?.fttbAddressId, { language, publicUrl, everyTv: !isFlowOrder(body) });
  if (!items) return { refused: "not_found", message: texts.notOffered };
  const codes = isFlowOrder(body) ? body.promo_code : { voucher: null, dealerCare: null };
  if (codes.dealerCare && !findDealer(codes.dealerCare.code, language)) return { refused: "code_refused", message: texts.dealerRefused };
  const price = priceOf(items, codes.voucher?.code, language);
  if (!matchesQuote(body, price)) {
    return { refused: "price_changed", message: texts.priceChanged, conflict: { data: priceChange(items, price) } };
  }
  const { customerScale: scale } = context.options;
  const asked = {
    orderer,
    wanted: items,
    home: installAddressIdOf(body),
    isFromArea: !isFlowOrder(body),
    nowMs: context.now(),
    language,
    scale,
  };
  const bounds = await withinBounds(db, asked);
  if (!("shared" in bounds)) return bounds;
  const beyond = await numberTaken(db, items, context.now());
  if (beyond) return beyond;
  const gone = await slotGone(call, context);
  if (gone) return gone;
  const taken = await accountFor(orderer, { ...call, db }, context);
  if ("refused" in taken) return taken;
  // Without a contract summary there is no contract, so where the summary cannot be made, the order is not placed, either.
  const summary = await keepSummary(db, { items, price, language }, context);
  return write(call, context, { orderer, items, price, owner: taken, summary, shared: bounds.shared });
}

function documentsOf({ summary }: Placing, { documentUrl, appointment }: WrittenOrder, language: Language): PlacedOrder["documents"] {
  return [
    { text: orderTexts[language].confirmation, url: documentUrl },
    ...(summary ? [{ text: summary.title, url: summary.url }] : []),
    ...(appointment ? [{ text: appointmentTexts[language].add, url: appointment.url }] : []),
  ];
}

/** Returns the problems that an order of the customer area has with the customer's own addresses. */
async function ownAddressProblemsOf({ body, db, signedIn }: OrderCall, { now }: ApiContext): Promise<Unfit | undefined> {
  if (isFlowOrder(body) || !signedIn || body.bundle.mobile.length === 0) return undefined;
  const problems = ownAddressProblems(body, await homesOfCustomer(db, signedIn.account.id, now()));
  return Object.keys(problems).length > 0 ? { problems } : undefined;
}

/** Returns a problem when an item keeps a phone number that any customer already has, is getting or has asked for (decisions §8). */
async function numberTaken(db: Database, items: readonly Item[], nowMs: number): Promise<Unfit | undefined> {
  const taken = await takenNumbers(db, keptNumbersIn(items), nowMs);
  const kinds = items.filter((one) => taken.includes(keptNumberOf(one) ?? "")).map(({ kind }) => kind);
  return kinds.length > 0 ? { problems: Object.fromEntries(kinds.map((kind) => [kind, "line.same-number" as const])) } : undefined;
}

/**
 * Returns the refusal when the slot that the customer chose is taken. Otherwise the slot stays claimed for the row that `write` inserts.
 */
async function slotGone({ body, db, language }: OrderCall, { now }: ApiContext): Promise<Refusal<Conflict> | undefined> {
  const slot = slotOf(body);
  const address = body.installAddress && addressOf(body.installAddress.fttbAddressId);
  if (!slot || !address || !isFlowOrder(body)) return undefined;
  if (await claimSlot(db, { cityId: address.cityId, slot })) return undefined;
  const ordered = { orderedOn: todayInBrussels(now()), startEarly: body.order.startEarly };
  const next = firstFree(await freeDaysAt(db, address, now()), ordered);
  return { refused: "slot_taken", message: orderTexts[language].slotTaken, conflict: { data: { next } } };
}

async function ordererOf(call: OrderCall, context: ApiContext) {
  const { body, signedIn } = call;
  if (signedIn) return ofCustomer(signedIn.account);
  if (!isFlowOrder(body)) throw new HttpError(401);
  return newcomer({ ...call, body }, context);
}

async function accountFor({ by, ...person }: Orderer, { db, language }: OrderCall, { now, secrets }: ApiContext): Promise<Owner | Refusal> {
  if (by.kind === "customer") return { kind: "customer", account: by.account };
  const nowMs = now();
  if (!(await spendAttempt(db, by.attempt, nowMs))) return { refused: "identity_failed", message: identityTexts[language].differs };
  const { email, firstName, lastName, phone } = person;
  const passwordHash = await secrets.hash(by.password);
  const { nationalNumberHash } = by.attempt;
  const account = await createAccount(db, { email, firstName, lastName, phone, language, passwordHash, nationalNumberHash, nowMs });
  if (account) return { kind: "new", account };
  return (await findAccount(db, email)) ? { kind: "known-address", account: undefined } : identityExists(language);
}

async function write(call: OrderCall, context: ApiContext, placing: Placing): Promise<Answered> {
  const { body, language } = call;
  const texts = orderTexts[language];
  const order = await writeOrder(call, context, placing);
  const warnings = warningsOf(placing, body).map((code) => ({ code, message: texts.warnings[code] }));
  const notices = noticesOf(placing).map((code) => ({ code, message: texts.notices[code] }));
  await sendOrderMail(call, context, { ...placing, order, warnings, notices });
  // When the email address has an account already, only its owner is told, by mail: the response is the same as for a new account.
  const newAccount = placing.owner.kind !== "customer";
  const data: PlacedOrder = {
    orderId: order.number,
    outcome: warnings.length > 0 ? "warning" : "accepted",
    warnings,
    notices,
    newAccount,
    total: eurosOfCents(placing.price.totalCents),
    withdrawUntil: lastWithdrawalDay(todayInBrussels(order.terms.placedAtMs)),
    steps: placedSteps(order.terms),
    documents: documentsOf(placing, order, language),
  };
  return { answer: { data }, message: newAccount ? texts.placedWithAccount : texts.placed };
}

function warningsOf({ items, shared }: Placing, body: OrderBody): OrderWarningCode[] {
  const portability = isFlowOrder(body) ? body.order.portability : null;
  const found: Readonly<Partial<Record<OrderWarningCode, boolean>>> = {
    portability_later: portability !== null && portability.currentProvider === null,
    no_slot: needsTechnician(items) && !shared && !slotOf(body),
  };
  return orderWarningCodes.filter((code) => found[code]);
}

const noticesOf = ({ items }: Placing): OrderNoticeCode[] =>
  orderNoticeCodes.filter((code) => code === "number_check" && keptNumbersIn(items).length > 0);

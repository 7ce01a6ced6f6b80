/** The route that orders WiFi boosters and returns them (C-111). Its body contains the total number that is wanted. */
import { internetBooster } from "#core/domain/customer/product-changes.contract.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { formatDate, type CalendarDate } from "#core/base/values/dates.ts";
import type { Language } from "#core/base/values/language.ts";
import { formatMoney, sumOf } from "#core/base/values/money.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { lastWithdrawalDay } from "#core/base/values/working-days.ts";
import { addressText } from "#demo/api/data/address-book.ts";
import type { Database } from "#demo/api/db/database.ts";
import { boosterPlan, boosterStart, heldBoosters, type BoosterPlan } from "#demo/api/domain/boosters.rules.ts";
import { feePrice } from "#demo/api/domain/fees.rules.ts";
import { addressOfId } from "#demo/api/domain/own-addresses.rules.ts";
import { creditOf } from "#demo/api/domain/withdrawal-credit.rules.ts";
import { boosterMail } from "#demo/api/messages/booster-mails.ts";
import { productTexts } from "#demo/api/messages/product-texts.ts";
import { boosterItem } from "#demo/api/modules/invoices/billing.ts";
import { lockCustomer } from "#demo/api/modules/invoices/billing-run.ts";
import { storeCredit } from "#demo/api/modules/invoices/store-invoices.ts";
import type { ApiContext } from "#demo/api/routing/context.ts";
import { accountRoute, type AccountCall } from "#demo/api/routing/register.ts";
import { boostersOf, deleteBoosters, endBooster, insertBoosters } from "#demo/api/store/boosters.ts";
import type { Product } from "#demo/api/store/customers.ts";
import { secondsUntilMail } from "#demo/api/store/recipients.ts";
import { internetSettingsOf } from "#demo/api/store/product-settings.ts";
import type { Account } from "#demo/api/store/sessions.ts";
import { notFound, productOf } from "./product-changes.ts";

export const changeBoosters = accountRoute({
  endpoint: internetBooster,
  budget: "form",
  async handle(call, context) {
    const { account, db, body, language } = call;
    const line = await productOf(call, context, "internet");
    if (!line || (await internetSettingsOf(db, line.id)).wifiPassword === null) return notFound(language);
    const nowMs = context.now();
    const today = todayInBrussels(nowMs);
    const message = await db.transaction(async (tx) => {
      // Two calls at once are answered one after the other, so that the second one finds what the first has ordered.
      await lockCustomer(tx, account.id);
      const plan = boosterPlan(await boostersOf(tx, [line.id]), body.quantity, today);
      await carryOut(tx, { account, line, plan, nowMs });
      const count = heldBoosters(await boostersOf(tx, [line.id])).length;
      const answer = messageOf(plan, { count, today, language });
      if (changesAnything(plan)) await sendMail(tx, context, { call, line, answer, isOrder: plan.ordered.length > 0, today });
      return answer;
    });
    return { answer: {}, message };
  },
});

const changesAnything = (plan: BoosterPlan): boolean => Object.values(plan).some((list: readonly unknown[]) => list.length > 0);

type Confirmed = {
  readonly call: Pick<AccountCall<unknown, unknown>, "account" | "language">;
  readonly line: Product;
  readonly answer: string;
  readonly isOrder: boolean;
  readonly today: CalendarDate;
};

/** Confirms the change by mail, because an order needs a confirmation that the customer can keep. */
async function sendMail(
  tx: Database,
  context: ApiContext,
  { call: { account, language }, line, answer, isOrder, today }: Confirmed,
): Promise<void> {
  const { siteUrl } = context.options;
  const facts = {
    firstName: account.firstName,
    answer,
    address: addressText(addressOfId(line.address ?? ""), language),
    lost: feePrice("box_booster", language),
    withdrawUntil: isOrder ? formatDate(lastWithdrawalDay(today), language) : undefined,
    pageUrl: siteUrl + pathOf("my-products", language),
    contactUrl: siteUrl + pathOf("contact", language),
  };
  const afterSeconds = await secondsUntilMail(tx, context, account.email);
  await context.mailer.enqueue(tx, { to: account.email, afterSeconds, ...boosterMail[language](facts) });
}

type Change = { readonly account: Account; readonly line: Product; readonly plan: BoosterPlan; readonly nowMs: number };

async function carryOut(tx: Database, { account, line, plan, nowMs }: Change): Promise<void> {
  const today = todayInBrussels(nowMs);
  const startsOn = boosterStart(today);
  const orderedAt = new Date(nowMs);
  await insertBoosters(
    tx,
    plan.ordered.map((cents) => ({ productId: line.id, cents, orderedAt, startsOn })),
  );
  await deleteBoosters(
    tx,
    plan.cancelled.map(({ id }) => id),
  );
  for (const { id } of plan.revived) await endBooster(tx, id, null);
  for (const [{ id }, lastDay] of plan.ending) await endBooster(tx, id, lastDay);
  for (const { id } of plan.withdrawn) await endBooster(tx, id, today);
  const credits = plan.withdrawn.flatMap((booster) =>
    boosterItem(booster, [line]).flatMap((item) => {
      const period = creditOf(item, { today, startEarly: false });
      return period ? [{ item, period }] : [];
    }),
  );
  await storeCredit(tx, account, credits, nowMs);
}

type Told = { readonly count: number; readonly today: CalendarDate; readonly language: Language };

function messageOf({ ordered, cancelled, withdrawn, ending }: BoosterPlan, { count, today, language }: Told): string {
  const texts = productTexts[language];
  const money = formatMoney(sumOf(ordered), language);
  return [
    ...(ordered.length > 0
      ? [texts.boostersOrdered({ count: ordered.length, money, date: formatDate(boosterStart(today), language) })]
      : []),
    ...(cancelled.length > 0 ? [texts.boosterCancelled] : []),
    ...(withdrawn.length > 0 ? [texts.boosterWithdrawn] : []),
    ...ending.slice(-1).map(([, lastDay]) => texts.boosterEnding(formatDate(lastDay, language))),
    texts.boosters(count),
  ].join(" ");
}

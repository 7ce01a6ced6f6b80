/**
 * This module has the routes that change the plan of a mobile line, an internet line or TV from the 1st of the next month on, and that
 * cancel a planned change (C-383, decisions §9).
 */
import type { Endpoint } from "#core/base/contract/endpoint.ts";
import { internetUpgrade, mobileUpgrade, tvUpgrade } from "#core/domain/customer/plans.contract.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { addDays, formatDate, type CalendarDate } from "#core/base/values/dates.ts";
import type { Language } from "#core/base/values/language.ts";
import { centsOfEuros, formatMoney } from "#core/base/values/money.ts";
import { pathOf, type BuiltPage } from "#core/base/values/routes.ts";
import { shownPhone } from "#core/base/values/shown-phone.ts";
import { lastWithdrawalDay } from "#core/base/values/working-days.ts";
import type { OfferCard } from "#core/domain/offers/offers.schema.ts";
import { addressText } from "#demo/api/data/address-book.ts";
import type { Database } from "#demo/api/db/database.ts";
import { odinOf, titleIn } from "#demo/api/domain/offers.ts";
import { addressOfId, digitsOf, type AddressOrPhone } from "#demo/api/domain/own-addresses.rules.ts";
import { canChangePlan, planCards, planStart, plannedChange, type PlannedKind } from "#demo/api/domain/plans.rules.ts";
import { planKeptMail, planMail } from "#demo/api/messages/plan-mails.ts";
import { planTexts } from "#demo/api/messages/plan-texts.ts";
import { lockCustomer } from "#demo/api/modules/invoices/billing-run.ts";
import type { ApiContext } from "#demo/api/routing/context.ts";
import { accountRoute, type AccountCall, type AnyRoute } from "#demo/api/routing/register.ts";
import type { Product } from "#demo/api/store/customers.ts";
import { dropChange, planChange, planChangesOf, type PlanChange } from "#demo/api/store/plan-changes.ts";
import { secondsUntilMail } from "#demo/api/store/recipients.ts";
import { notFound, productOf } from "./product-changes.ts";

type Body = AddressOrPhone & { readonly odin: number };

const upgrade = (endpoint: Endpoint<any, any, object>, kind: PlannedKind): AnyRoute =>
  accountRoute({
    endpoint: endpoint as Endpoint<unknown, Body, object>,
    budget: "form",
    async handle(call, context) {
      const { account, db, body, language } = call;
      const { publicUrl } = context.options;
      return db.transaction(async (tx) => {
        // Two calls at once are answered one after the other, so that the second one finds what the first has changed.
        await lockCustomer(tx, account.id);
        // The clock is read once: a plan that begins at midnight must not be missed by a change that counts for the new month.
        const nowMs = context.now();
        const product = await productOf({ ...call, db: tx }, context, kind, nowMs);
        if (!product || !canChangePlan(product)) return notFound(language);
        const card = planCards(product, { language, publicUrl }).find((one) => odinOf(one) === body.odin);
        if (!card) return notFound(language);
        const planned = plannedChange(product, await planChangesOf(tx, [product.id]), todayInBrussels(nowMs));
        const texts = planTexts[language];
        if (card.i === (planned?.offer ?? product.offer))
          return { refused: "already_done", message: (planned ? texts.planChosen : texts.planHad)(nameOf(card.i, language)) };
        const changed: Changed = { call, context, product, nowMs };
        return {
          answer: {},
          message: planned && card.i === product.offer ? await takeBack(tx, changed, planned) : await plan(tx, changed, card),
        };
      });
    },
  });

type Changed = {
  readonly call: Pick<AccountCall<unknown, unknown>, "account" | "language">;
  readonly context: ApiContext;
  readonly product: Product;
  readonly nowMs: number;
};

async function plan(tx: Database, changed: Changed, card: OfferCard): Promise<string> {
  const { call, context, product, nowMs } = changed;
  const today = todayInBrussels(nowMs);
  const { language } = call;
  const startsOn = planStart(today);
  const cents = centsOfEuros(card.prc);
  await planChange(tx, {
    ...{ productId: product.id, startsOn, offer: card.i, wpId: card.wpId, cents },
    ...{ formerOffer: product.offer, formerCents: product.cents, orderedAt: new Date(nowMs) },
  });
  const money = (amount: number): string => formatMoney(amount, language);
  const day = (date: CalendarDate): string => formatDate(date, language);
  const answer = planTexts[language].planned({ plan: nameOf(card.i, language), money: money(cents), date: day(startsOn) });
  const mail = planMail[language]({
    ...factsOf(changed, answer),
    former: { plan: nameOf(product.offer, language), money: money(product.cents) },
    until: day(addDays(startsOn, -1)),
    withdrawal:
      cents > product.cents
        ? { until: day(lastWithdrawalDay(today)), url: context.options.siteUrl + pathOf("withdrawal", language) }
        : undefined,
  });
  await send(tx, changed, mail);
  return answer;
}

async function takeBack(tx: Database, changed: Changed, planned: PlanChange): Promise<string> {
  const { product, call } = changed;
  await dropChange(tx, planned);
  const answer = planTexts[call.language].planKept(nameOf(product.offer, call.language));
  await send(tx, changed, planKeptMail[call.language](factsOf(changed, answer)));
  return answer;
}

const nameOf = (offer: string, language: Language): string => titleIn(offer, language).join(" ");

const pages: Readonly<Record<PlannedKind, BuiltPage>> = {
  mobile: "my-products-mobile",
  internet: "my-products-internet",
  tv: "my-products-tv",
};

function factsOf({ call: { account, language }, context: { options }, product }: Changed, answer: string) {
  const { kind, phone, address } = product;
  const page = options.siteUrl + pathOf(pages[kind as PlannedKind], language);
  const digits = phone === null ? "" : digitsOf(phone);
  const query = new URLSearchParams({ ...(kind === "mobile" ? { "phone-nr": digits } : { "address-id": address ?? "" }), change: "1" });
  return {
    firstName: account.firstName,
    answer,
    product: kind === "mobile" ? shownPhone(digits) : addressText(addressOfId(address ?? ""), language),
    pageUrl: `${page}?${query}`,
    contactUrl: options.siteUrl + pathOf("contact", language),
  };
}

type Mail = ReturnType<(typeof planMail)["en"]>;

async function send(tx: Database, { call: { account }, context }: Changed, mail: Mail): Promise<void> {
  const afterSeconds = await secondsUntilMail(tx, context, account.email);
  await context.mailer.enqueue(tx, { to: account.email, afterSeconds, ...mail });
}

export const planRoutes: readonly AnyRoute[] = [
  upgrade(mobileUpgrade, "mobile"),
  upgrade(internetUpgrade, "internet"),
  upgrade(tvUpgrade, "tv"),
];

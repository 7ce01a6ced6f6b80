/** This module has the route that buys data for a mobile line, once for each Idempotency-Key (decisions §7, §9). */
import { mobileDataOption } from "#core/domain/customer/options.contract.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { addDays, formatDate } from "#core/base/values/dates.ts";
import { formatMoney } from "#core/base/values/money.ts";
import { shownPhone } from "#core/base/values/shown-phone.ts";
import { monthAfter } from "#demo/api/domain/bills.rules.ts";
import { dataOptions, kilobytesOf, optionTitle } from "#demo/api/domain/options.ts";
import { digitsOf } from "#demo/api/domain/own-addresses.rules.ts";
import type { Outcome, Refusal } from "#demo/api/http/outcome.ts";
import { optionTexts } from "#demo/api/messages/option-texts.ts";
import { orderTexts } from "#demo/api/messages/order-texts.ts";
import { lockCustomer } from "#demo/api/modules/invoices/billing-run.ts";
import type { ApiContext } from "#demo/api/routing/context.ts";
import { accountRoute, type AccountCall } from "#demo/api/routing/register.ts";
import { insertPurchase } from "#demo/api/store/data-purchases.ts";
import { claimKey, keepAnswer, sendingOf, type Answered } from "#demo/api/store/idempotency-keys.ts";
import { sendChangeMail } from "./change-mail.ts";
import { notFound, productOf } from "./product-changes.ts";

type Bought = { readonly lang: string; readonly "address-id": string; readonly "phone-nr": string; readonly wpId: string };
type DataCall = AccountCall<unknown, Bought, { "idempotency-key": string }>;

export const buyData = accountRoute({
  endpoint: mobileDataOption,
  budget: "form",
  async handle(call, context) {
    return call.db.transaction(async (tx): Promise<Outcome<object>> => {
      const { account, body, headers, language } = call;
      const { "idempotency-key": key } = headers;
      const sending = sendingOf(context.keyedHash, { key, body, accountId: account.id });
      const known = await claimKey<object>(tx, sending);
      if (known === "running") return { refused: "in_progress", message: orderTexts[language].running };
      if (known === "reused") return { problems: { "idempotency-key": "key.reused" } };
      if (known !== "new") return known;
      const outcome = await buy({ ...call, db: tx }, context);
      if ("answer" in outcome) await keepAnswer(tx, sending, outcome);
      return outcome;
    });
  },
});

async function buy(call: DataCall, context: ApiContext): Promise<Answered<object> | Refusal> {
  const { account, body, db, language } = call;
  const line = await productOf(call, context, "mobile");
  const option = dataOptions.find(({ wpId }) => wpId === body.wpId);
  if (!line || !option) return notFound(language);
  // Between the purchase and its mail the month is not billed, because a billing run waits for the lock.
  await lockCustomer(db, account.id);
  const boughtOn = todayInBrussels(context.now());
  const month = monthAfter(boughtOn);
  const { id, cents } = option;
  await insertPurchase(db, { productId: line.id, option: id, kilobytes: kilobytesOf(option), cents, boughtOn, month });
  const title = optionTitle(id, language);
  const lastDay = formatDate(addDays(monthAfter(month, 1), -1), language);
  const message = optionTexts[language].dataBought({ title, money: formatMoney(cents, language), date: lastDay });
  await sendChangeMail(db, context, { account, language, title, answer: message, subject: shownPhone(digitsOf(line.phone ?? "")) });
  return { answer: {}, message };
}

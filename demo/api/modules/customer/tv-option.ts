/** This module has the routes that switch options of TV on and off (C-236, C-237, C-386). */
import { tvExtraOptionDisable, tvExtraOptionEnable } from "#core/domain/customer/options.contract.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { formatMoney } from "#core/base/values/money.ts";
import { addressText } from "#demo/api/data/address-book.ts";
import type { Database } from "#demo/api/db/database.ts";
import { optionTitle, tvOptions } from "#demo/api/domain/options.ts";
import { addressOfId } from "#demo/api/domain/own-addresses.rules.ts";
import { optionEnd, optionStart, optionThatIsOn } from "#demo/api/domain/tv-options.rules.ts";
import { creditOf } from "#demo/api/domain/withdrawal-credit.rules.ts";
import type { Refusal } from "#demo/api/http/outcome.ts";
import { optionTexts } from "#demo/api/messages/option-texts.ts";
import { optionItem } from "#demo/api/modules/invoices/billing.ts";
import { lockCustomer } from "#demo/api/modules/invoices/billing-run.ts";
import { storeCredit } from "#demo/api/modules/invoices/store-invoices.ts";
import type { ApiContext } from "#demo/api/routing/context.ts";
import { accountRoute, type AccountCall, type AnyRoute } from "#demo/api/routing/register.ts";
import type { Product } from "#demo/api/store/customers.ts";
import { endTvOption, insertTvOption, tvOptionsOf, type TvOptionRow } from "#demo/api/store/tv-options.ts";
import { sendChangeMail } from "./change-mail.ts";
import { notFound, productOf } from "./product-changes.ts";

type OptionCall = AccountCall<unknown, { readonly "address-id": string; readonly odin: number }>;

/** The TV that a call is about, and the option that it names. */
type Named = { readonly tv: Product; readonly option: (typeof tvOptions)[number] };

async function namedBy(call: OptionCall, context: ApiContext): Promise<Named | undefined> {
  const tv = await productOf(call, context, "tv");
  const option = tvOptions.find(({ odin }) => odin === call.body.odin);
  return tv && option && { tv, option };
}

const subjectOf = ({ address }: Product, language: OptionCall["language"]): string => addressText(addressOfId(address ?? ""), language);

const enable = accountRoute({
  endpoint: tvExtraOptionEnable,
  budget: "form",
  async handle(call, context) {
    const { account, db, language } = call;
    const named = await namedBy(call, context);
    if (!named) return notFound(language);
    const { tv, option } = named;
    const title = optionTitle(option.id, language);
    return db.transaction(async (tx) => {
      await lockCustomer(tx, account.id);
      const all = await tvOptionsOf(tx, [tv.id]);
      const texts = optionTexts[language];
      if (optionThatIsOn(all, option.id)) return alreadyDone(texts.optionIsOn(title));
      const today = todayInBrussels(context.now());
      const { id, cents } = option;
      const startsOn = optionStart(all, id, today);
      await insertTvOption(tx, { productId: tv.id, option: id, cents, orderedAt: new Date(context.now()), startsOn });
      const message = texts.optionOn({ title, money: formatMoney(cents, language) });
      const told = { account, language, title, answer: message, subject: subjectOf(tv, language) };
      await sendChangeMail(tx, context, { ...told, orderedOn: today });
      return { answer: {}, message };
    });
  },
});

const alreadyDone = (message: string): Refusal => ({ refused: "already_done", message });

const disable = accountRoute({
  endpoint: tvExtraOptionDisable,
  budget: "form",
  async handle(call, context) {
    const { account, db, language } = call;
    const named = await namedBy(call, context);
    if (!named) return notFound(language);
    const { tv, option } = named;
    const title = optionTitle(option.id, language);
    return db.transaction(async (tx) => {
      await lockCustomer(tx, account.id);
      const row = optionThatIsOn(await tvOptionsOf(tx, [tv.id]), option.id);
      const texts = optionTexts[language];
      if (!row) return alreadyDone(texts.optionIsOff(title));
      const isFree = await end(tx, call, { row, tv, nowMs: context.now() });
      const message = isFree ? texts.optionFree(title) : texts.optionOff(title);
      await sendChangeMail(tx, context, { account, language, title, answer: message, subject: subjectOf(tv, language) });
      return { answer: {}, message };
    });
  },
});

type Ending = { readonly row: TvOptionRow; readonly tv: Product; readonly nowMs: number };

/**
 * Ends an option today, and credits the amount that was billed in advance for later days. Returns true where nothing is owed for the
 * option.
 */
async function end(tx: Database, { account }: OptionCall, { row, tv, nowMs }: Ending): Promise<boolean> {
  const today = todayInBrussels(nowMs);
  const { endsOn, isFree } = optionEnd(row, today);
  const credits = optionItem(row, [tv]).flatMap((item) => {
    const period = creditOf(item, { today, startEarly: !isFree });
    return period ? [{ item, period }] : [];
  });
  await endTvOption(tx, row.id, endsOn);
  await storeCredit(tx, account, credits, nowMs);
  return isFree;
}

export const tvOptionRoutes: readonly AnyRoute[] = [enable, disable];

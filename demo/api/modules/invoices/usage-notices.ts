/**
 * Sends the notices about the usage of mobile lines: when 80 % of a bundle is used, and when all of it is used, each once a month
 * (decisions §9, EECC art. 102). They concern the current month of the API's clock; for a past month none is sent any more.
 */
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { formatDate } from "#core/base/values/dates.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { shownPhone } from "#core/base/values/shown-phone.ts";
import type { Database } from "#demo/api/db/database.ts";
import { monthAfter } from "#demo/api/domain/bills.rules.ts";
import { bundleWarningOf } from "#demo/api/domain/consumption.rules.ts";
import { digitsOf } from "#demo/api/domain/own-addresses.rules.ts";
import { isKept } from "#demo/api/domain/product-state.rules.ts";
import { passedPercents, percentUsed } from "#demo/api/domain/usage-notices.rules.ts";
import { termsOfUsage } from "#demo/api/domain/usage-span.rules.ts";
import { usageSum } from "#demo/api/domain/usage.rules.ts";
import { usageNoticeMail, usageNoticeSms } from "#demo/api/messages/usage-notice-mails.ts";
import type { ApiContext } from "#demo/api/routing/context.ts";
import { productsOf, type Product } from "#demo/api/store/customers.ts";
import { boughtKilobytes } from "#demo/api/store/data-purchases.ts";
import { mobileSettingsOf } from "#demo/api/store/product-settings.ts";
import type { Account } from "#demo/api/store/sessions.ts";
import { sentNotices, takeNotices, type SentNotice } from "#demo/api/store/usage-notices.ts";
import { kilobytesBetween, usageBetween } from "#demo/api/store/usage.ts";

export type NoticeContext = Pick<ApiContext, "mailer" | "options">;

/** Returns the days of the month so far, by the clock of Brussels. */
export const monthSoFar = (nowMs: number) => {
  const lastDay = todayInBrussels(nowMs);
  return { firstDay: monthAfter(lastDay), lastDay };
};

/** A line with the notices about this month that are due and not sent. The last one is about the highest share of the bundle. */
type DueLine = { readonly line: Product; readonly notices: readonly SentNotice[] };

/** Returns the lines, of those given, about which notices are due. The lines may be those of several customers. */
export async function dueLines(db: Database, own: readonly Product[], nowMs: number): Promise<readonly DueLine[]> {
  const lines = own.filter((one) => one.kind === "mobile" && one.status === "active" && isKept(one, nowMs));
  const days = monthSoFar(nowMs);
  const ids = lines.map(({ id }) => id);
  const used = await kilobytesBetween(db, ids, days);
  const bought = await boughtKilobytes(db, ids, days.firstDay);
  const passed = lines
    .map((line) => {
      const percents = passedPercents(used.get(line.id) ?? 0, termsOfUsage(line, null, bought.get(line.id)));
      return { line, notices: percents.map((percent) => ({ productId: line.id, month: days.firstDay, percent })) };
    })
    .filter(({ notices }) => notices.length > 0);
  const sent = await sentNotices(
    db,
    passed.map(({ line }) => line.id),
    days.firstDay,
  );
  const isSent = (notice: SentNotice): boolean =>
    sent.some(({ productId, percent }) => productId === notice.productId && percent === notice.percent);
  return passed
    .map(({ line, notices }) => ({ line, notices: notices.filter((notice) => !isSent(notice)) }))
    .filter(({ notices }) => notices.length > 0);
}

/** Tells whether a notice about the usage of these products is due. */
export const isAnyNoticeDue = async (db: Database, own: readonly Product[], nowMs: number): Promise<boolean> =>
  (await dueLines(db, own, nowMs)).length > 0;

/**
 * Sends the notices that are due. Where both shares were reached since the last check, only the notice of the higher one is sent. `tx` must
 * be a transaction, so that a message is sent if, and only if, its row is stored.
 */
export async function sendUsageNotices(tx: Database, account: Account, nowMs: number, context: NoticeContext): Promise<void> {
  for (const { line, notices } of await dueLines(tx, await productsOf(tx, account.id), nowMs)) {
    const taken = await takeNotices(tx, notices);
    const highest = notices.at(-1)?.percent;
    if (taken.some(({ percent }) => percent === highest)) await sendNotice(tx, { account, line, nowMs }, context);
  }
}

type Recipient = { readonly account: Account; readonly line: Product; readonly nowMs: number };

/**
 * Sends one notice by the channel that the customer has chosen. Only the demo's outbox takes SMS; without the outbox every notice is sent
 * by mail, as codes are.
 */
async function sendNotice(tx: Database, { account, line, nowMs }: Recipient, { mailer, options }: NoticeContext): Promise<void> {
  const { email, firstName, language } = account;
  const { bundleLimitEuros, usageNotice } = await mobileSettingsOf(tx, line.id);
  const days = monthSoFar(nowMs);
  const used = usageSum(await usageBetween(tx, [line.id], days));
  const bought = await boughtKilobytes(tx, [line.id], days.firstDay);
  const terms = termsOfUsage(line, bundleLimitEuros, bought.get(line.id));
  const warning = bundleWarningOf(used, terms, { language, date: formatDate(monthAfter(days.firstDay, 1), language) });
  if (warning === undefined || terms.bundleKilobytes === null) throw new Error("a notice about a line that has nothing to tell");
  const digits = digitsOf(line.phone ?? "");
  const pageUrl = `${options.siteUrl}${pathOf("my-products-mobile", language)}?phone-nr=${digits}`;
  const smsTo = options.demo && usageNotice !== "mail" ? line.phone : null;
  if (smsTo !== null) await mailer.enqueue(tx, { channel: "sms", to: smsTo, ...usageNoticeSms[language]({ warning, pageUrl }) });
  if (smsTo !== null && usageNotice === "sms") return;
  const percent = percentUsed(used.kilobytes, terms.bundleKilobytes);
  const facts = { firstName, phone: shownPhone(digits), percent, warning, pageUrl };
  await mailer.enqueue(tx, { to: email, ...usageNoticeMail[language](facts) });
}

/** This module sends the mail that confirms a change of a product, within the bounds of mails to one address. */
import { formatDate, type CalendarDate } from "#core/base/values/dates.ts";
import type { Language } from "#core/base/values/language.ts";
import { pathOf } from "#core/base/values/routes.ts";
import { lastWithdrawalDay } from "#core/base/values/working-days.ts";
import type { Database } from "#demo/api/db/database.ts";
import { optionMail } from "#demo/api/messages/option-mails.ts";
import type { ApiContext } from "#demo/api/routing/context.ts";
import { secondsUntilMail } from "#demo/api/store/recipients.ts";
import type { Account } from "#demo/api/store/sessions.ts";

type ChangeMail = {
  readonly account: Account;
  readonly language: Language;
  readonly title: string;
  readonly answer: string;
  /** The address or the phone number that the change is about. */
  readonly subject: string;
  /** The day of an order that can be withdrawn; undefined for other changes. */
  readonly orderedOn?: CalendarDate | undefined;
};

export async function sendChangeMail(tx: Database, context: ApiContext, change: ChangeMail): Promise<void> {
  const { account, language, orderedOn, ...told } = change;
  const { siteUrl } = context.options;
  const facts = {
    ...told,
    firstName: account.firstName,
    withdrawUntil: orderedOn && formatDate(lastWithdrawalDay(orderedOn), language),
    pageUrl: siteUrl + pathOf("my-products", language),
    contactUrl: siteUrl + pathOf("contact", language),
  };
  const afterSeconds = await secondsUntilMail(tx, context, account.email);
  await context.mailer.enqueue(tx, { to: account.email, afterSeconds, ...optionMail[language](facts) });
}

/**
 * This module writes the technician's visit as a file for calendars. The file is offered beside the order's documents and attached to its
 * mails.
 */
import type { InstallSlot } from "#core/domain/order/installation.schema.ts";
import type { Language } from "#core/base/values/language.ts";
import { addressText } from "#demo/api/data/address-book.ts";
import type { Attachment } from "#demo/api/db/schema.ts";
import { appointmentTexts } from "#demo/api/messages/appointment-texts.ts";
import { calendarOf, type Visit } from "./calendar.rules.ts";
import { addressOfId } from "./own-addresses.rules.ts";

type Appointment = Pick<Visit, "sequence" | "standing" | "writtenMs"> & {
  readonly number: string;
  readonly language: Language;
  readonly slot: InstallSlot;
  /**
   * The address of installation in the form that `address-id` takes: `FTTB-1000-1-01-1`, with `~` and the box behind it where there is one.
   */
  readonly installAt: string;
  readonly siteUrl: string;
};

/**
 * Returns the calendar file as text (iCalendar). Its event id is made of the order's number and the site's host, so that a moved visit
 * replaces the former one in the customer's calendar.
 */
export function appointmentText({ number, language, installAt, siteUrl, ...visit }: Appointment): string {
  const { title, text } = appointmentTexts[language];
  const uid = `order-${number}@${new URL(siteUrl).hostname}`;
  return calendarOf({ ...visit, uid, title, text: text(number), location: addressText(addressOfId(installAt), language) });
}

/**
 * Returns the calendar file as a mail's attachment, its content in base64. The file of a cancelled visit takes the event out of the
 * customer's calendar.
 */
export function appointmentFile(appointment: Appointment): Attachment {
  const { number, language, standing } = appointment;
  const method = standing === "cancelled" ? "CANCEL" : "PUBLISH";
  return {
    name: appointmentTexts[language].file(number),
    type: `text/calendar; charset=utf-8; method=${method}`,
    content: Buffer.from(appointmentText(appointment)).toString("base64"),
  };
}

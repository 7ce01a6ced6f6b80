import { msg, str } from "@lit/localize";
import type { UsageNotice } from "#core/base/values/usage-notice.ts";

export const percentText = (percent: number): string => msg(str`${percent}% used`);
export const asOfText = (day: string, time: string): string => msg(str`As of ${day} at ${time}`);
export const noUsageText = (): string => msg("There is no usage to show here.");

/**
 * Returns the estimate for the end of the period.
 *
 * @param amount the estimated usage: '17.8 of 20 GB', or '24 GB' where that is more than the bundle
 * @param bundle the size of the bundle, given only where the estimate exceeds it
 */
export const estimateText = (amount: string, day: string, bundle?: string): string =>
  bundle === undefined
    ? msg(str`Estimate: about ${amount} by ${day}.`)
    : msg(str`Estimate: about ${amount} by ${day}, more than your ${bundle}.`);

export const perDayText = (): string => msg("Numbers per day");
export const dayLabel = (): string => msg("Day");
export const usedLabel = (): string => msg("Used");

export const noticeHeading = (): string => msg("Messages about your usage");
export const noticeLabel = (): string => msg("How do we warn you at 80% and at 100% of your bundle?");
export const noticeHint = (): string => msg("The law asks for the message at 100%, so it can’t be switched off.");
export const savingText = (): string => msg("Saving…");

export function noticeText(notice: UsageNotice): string {
  switch (notice) {
    case "mail":
      return msg("By email");
    case "sms":
      return msg("By text message");
    case "both":
      return msg("Both");
  }
}

export const savedText = (): string => msg("Editing was done successfully!"); // The specification prescribes this text (C-345).

/** The text after a choice that was not saved. `notice` is the value that is still in force. */
export function notChangedText(notice: UsageNotice): string {
  switch (notice) {
    case "mail":
      return msg("Not changed: we still warn you by email.");
    case "sms":
      return msg("Not changed: we still warn you by text message.");
    case "both":
      return msg("Not changed: we still warn you by email and by text message.");
  }
}

/** The texts for a visitor who asks to be called back, in the dialog and on the page. */
import { msg, str } from "@lit/localize";
import type { CallPromise } from "#core/domain/leads/callback.rules.ts";
import type { CallTime } from "#core/base/values/calling-hours.ts";
import { clockText } from "#core/base/values/clock-text.ts";
import { formatDate } from "#core/base/values/dates.ts";
import type { Language } from "#core/base/values/language.ts";
import { callbackHours } from "#core/base/values/limits.ts";

const hoursIn = (language: Language) => ({
  opens: clockText(callbackHours.opens, language),
  closes: clockText(callbackHours.closes, language),
});

export const callbackHeading = (): string => msg("We’ll call you back");
export const introText = (): string => msg("Leave your number and we’ll call you. Or call us:");
/** Returns the text with the hours at which calls are answered (C-446, P-081). */
export function hoursText(language: Language): string {
  const { opens, closes } = hoursIn(language);
  return msg(str`Monday to Saturday, ${opens} to ${closes}`);
}
export const closedText = (): string => msg("We’re closed at the moment");

/** Returns the sentence that tells before sending when the call will come. */
export function callTimeText(time: CallTime, language: Language): string {
  const { opens, closes } = hoursIn(language);
  switch (time) {
    case "now":
      return msg(str`We’ll call between ${opens} and ${closes}, Monday to Saturday.`);
    case "today":
      return msg(str`We’ll call you today from ${opens}.`);
    case "tomorrow":
      return msg(str`We’ll call you tomorrow from ${opens}.`);
    case "monday":
      return msg(str`We’ll call you on Monday from ${opens}.`);
  }
}

/** Returns the sentence that tells after sending when the call will come. Day and hours are those of the API's response. */
export function promiseText({ day, from, to }: CallPromise, language: Language): string {
  const [shownDay, opens, closes] = [formatDate(day, language, "weekday"), clockText(from, language), clockText(to, language)];
  return msg(str`We’ll call you on ${shownDay}, between ${opens} and ${closes}.`);
}

export const clientQuestion = (): string => msg("Are you already a customer?");
/** The short form of the question, shown before a colon in a list of mistakes. */
export const clientShort = (): string => msg("Already a customer");
export const yesText = (): string => msg("Yes");
export const noText = (): string => msg("No");
/**
 * The pieces of the first consent's text. The link to the terms follows `termsBefore`, the link to the privacy page follows `termsBetween`.
 */
export const termsBefore = (): string => msg("I accept the");
export const termsLink = (): string => msg("general terms");
export const termsBetween = (): string => msg("and the");
/** The text of the second consent before its link to the privacy page. */
export const contactBefore = (): string => msg("You may call me on this number about my request, as described in the");
/** The name of the consent to a call, as the list of missing fields shows it. */
export const callPermissionText = (): string => msg("Permission to call");
export const yourNumberText = (phone: string): string => msg(str`Your number: ${phone}`);

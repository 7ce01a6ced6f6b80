/** The texts for data that could not be loaded or sent: a title and a text for each cause. */
import { msg, str } from "@lit/localize";
import { causeOf, type FailureFacts } from "#core/base/errors/failure-cause.ts";

export const nothingLostText = (): string => msg("What you typed is kept.");
export const tryAgainText = (): string => msg("Try again");
export const outdatedText = (): string => msg("This page is out of date");
/** The text of the button that replaces the retry, where only a reload helps. */
export const reloadText = (): string => msg("Reload");
/** Returns the text that replaces the retry button, until the server allows a retry. */
export function tryAgainInText(seconds: number): string {
  if (seconds === 1) return msg("You can try again in 1\u00a0s.");
  const minutes = Math.ceil(seconds / 60);
  return seconds < 120 ? msg(str`You can try again in ${seconds}\u00a0s.`) : msg(str`You can try again in ${minutes} minutes.`);
}
/** The text that is announced once when the countdown has ended. */
export const tryAgainNowText = (): string => msg("You can try again now.");

export type FailureWords = {
  readonly title: string;
  readonly text?: string;
  /** The code that visitors can quote when they contact us; shown in small type. */
  readonly code?: string;
};

type ShownFailure = FailureFacts & { readonly message?: string; readonly statusCode?: number | string };

/**
 * Returns the server's own message where it sent one (P-286, P-287), otherwise a description of what happened.
 * @param wordless the page's own title for a failure without a message of the server; it replaces 'Error!' and its text
 */
export function failureWords(failure: ShownFailure, wordless?: string): FailureWords {
  const { code, message, httpStatus = 0, statusCode: reference = httpStatus >= 400 ? httpStatus : code } = failure;
  const cause = causeOf(failure);
  switch (cause) {
    case "offline":
      return { title: msg("You are offline") };
    case "unreachable":
      return { title: msg("Our service can’t be reached at the moment") };
    case "timeout":
      return { title: msg("Our service is taking too long to respond") };
    case "outdated":
      return { title: outdatedText() };
    case "busy":
      return { title: message ?? msg("Too many attempts in a short time") };
    default: {
      const shownCode = msg(str`Code\u00a0${reference}`);
      if (message !== undefined) return cause === "outage" ? { title: message, code: shownCode } : { title: message };
      if (wordless !== undefined) return { title: wordless, code: shownCode };
      // The specification prescribes these texts as the default (P-290, P-291).
      return { title: msg("Error!"), text: msg("Something is wrong on our side."), code: shownCode };
    }
  }
}

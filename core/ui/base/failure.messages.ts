/** The texts for data that could not be fetched or sent: one title and one text for each cause. */
import { msg, str } from "@lit/localize";
import { causeOf, type FailureFacts } from "#core/base/errors/failure-cause.ts";

export const nothingLostText = (): string => msg("What you typed is kept.");
export const tryAgainText = (): string => msg("Try again");
export const outdatedText = (): string => msg("This page is out of date");
/** The text of the button in place of the retry, where only a reload helps. */
export const reloadText = (): string => msg("Reload");
/** Returns the text in place of the retry, until the server allows a retry. */
export function tryAgainInText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return seconds < 120 ? msg(str`You can try again in ${seconds}\u00a0s.`) : msg(str`You can try again in ${minutes} minutes.`);
}
/** The text that is announced once when the time has come. */
export const tryAgainNowText = (): string => msg("You can try again now.");

export type FailureWords = {
  readonly title: string;
  readonly text?: string;
  /** The code for visitors who ask us about the failure; shown small. */
  readonly code?: string;
};

type ShownFailure = FailureFacts & { readonly message?: string; readonly statusCode?: number | string };

/**
 * Returns the server's own words where it sent a message (P-286, P-287), else a description of what happened.
 * @param wordless the page's own title for a failure without a message of the server, in place of 'Error!' and its text
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
      return { title: msg("Error!"), text: msg("Something is wrong on our side."), code: shownCode }; // P-290, P-291
    }
  }
}

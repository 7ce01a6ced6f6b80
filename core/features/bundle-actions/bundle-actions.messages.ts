/** The texts about a bundle, in the bundle builder and on the summary page. */
import { msg, str } from "@lit/localize";
import { callbackPhone } from "#core/base/values/limits.ts";
import { newPhone } from "#core/base/values/mobile-number.ts";

export const bundleHeading = (): string => msg("Your pack");
export const emptyText = (): string => msg("Nothing chosen yet.");
export const orderText = (): string => msg("Order");
export const newNumberText = (): string => msg("New number");
/** Returns a line's phone number in the usual notation, such as `+32 470 12 34 56`, or 'New number' where no number is kept. */
export const numberText = (phone: string): string =>
  phone === newPhone ? newNumberText() : phone.replace(/^(\+32)(\d{3})(\d\d)(\d\d)(\d\d)$/, "$1\u00a0$2\u00a0$3\u00a0$4\u00a0$5");

/** The phone number of the callback service with non-breaking spaces, so that it stays on one line. */
export const shownCallbackPhone = callbackPhone.replaceAll(" ", "\u00a0");
export const notStoredTitle = (): string => msg("We can’t take your pack to the order");
export const notStoredText = (): string => msg(str`Allow this site to save data in your browser, or call us on ${shownCallbackPhone}.`);

import { msg, str } from "@lit/localize";

export const headingText = (): string => msg("Check your order");
export const introText = (): string => msg("Is everything right? You order with the button at the end.");

export const packHeading = (): string => msg("Your pack");
export const contactHeading = (): string => msg("You");
export const addressHeading = (): string => msg("Your address");
export const billingHeading = (): string => msg("Your billing address");
export const sameText = (): string => msg("The same as your address");
export const companyHeading = (): string => msg("Company");
export const paymentHeading = (): string => msg("Payment");

export const editText = (): string => msg("Change");
export const editWhatText = (what: string): string => msg(str`Change: ${what}`);

export const totalLabel = (): string => msg("Total");
export const netText = (price: string): string => msg(str`${price} a month without VAT`);

/** decisions §14 */
export const startEarlyText = (): string => msg("Start within the 14 days in which I can withdraw from the contract");
export const startEarlyHint = (): string =>
  msg("If you withdraw after all, you pay for the days until then. Without this request we start from day 15.");

export const orderText = (): string => msg("Order with obligation to pay");
export const codeText = (code: string): string => msg(str`Code\u00a0${code}`);

export const priceTitle = (): string => msg("The price has changed");
export const priceText = (before: string, now: string): string =>
  msg(str`Your pack now costs ${now} a month instead of ${before}. Nothing has been ordered yet.`);

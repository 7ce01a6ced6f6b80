import { msg, str } from "@lit/localize";

export const headingText = (): string => msg("Check your order");
export const introText = (): string => msg("Is everything right? You order with the button at the end.");

export const bundleHeading = (): string => msg("Your pack");
export const contactHeading = (): string => msg("Your details");
export const addressHeading = (): string => msg("Your address");
export const simsComeText = (count: number): string =>
  count > 1 ? msg("The post brings your SIM cards here.") : msg("The post brings your SIM card here.");
/** The heading of the address at which fibre is installed. */
export const installationHeading = (): string => msg("Installation address");
export const billingHeading = (): string => msg("Your billing address");
export const sameText = (): string => msg("The same as your address");
export const companyHeading = (): string => msg("Company");
export const paymentHeading = (): string => msg("Payment");

export const editText = (): string => msg("Change");
export const editWhatText = (what: string): string => msg(str`Change: ${what}`);

export const totalLabel = (): string => msg("Total");
export const netText = (price: string): string => msg(str`${price} a month without VAT`);

export const summaryHeading = (): string => msg("Contract summary");
export const summaryWaitText = (): string => msg("Your contract summary is on its way: you need it before you can order.");
export const summaryFailedText = (): string =>
  msg("You need the contract summary before you can order. We couldn’t make it: please try again above.");

/** The heading of the answer to the question when to start (decisions §14). */
export const startHeading = (): string => msg("When you start");

export const switchHeading = (): string => msg("Your operator today");
export const switchingText = (operator: string): string => msg(str`We end your contract with ${operator} for you.`);
export const switchLaterText = (): string => msg("You give us the numbers of your contract later.");
export const noOperatorText = (): string => msg("No operator today");
export const keepOperatorText = (): string => msg("You keep your current operator for now.");
export const visitHeading = (): string => msg("Technician’s visit");
export const noDateText = (): string => msg("Without a date. We call you within 2 working days to choose one.");

export const orderText = (): string => msg("Order with obligation to pay");
export const loginText = (): string => msg("Log in");
export const contactText = (): string => msg("Contact us");
export const codeText = (code: string): string => msg(str`Code\u00a0${code}`);

export const priceTitle = (): string => msg("The price has changed");
export const priceText = (before: string, now: string): string =>
  msg(str`Your pack now costs ${now} a month instead of ${before}. Nothing has been ordered yet.`);
export const priceSummaryText = (): string => msg("Your contract summary above says the new price.");

import { msg, str } from "@lit/localize";
import { callbackPhone } from "#core/values/limits.ts";
import { newPhone } from "#core/values/mobile-number.ts";

export const headingText = (): string => msg("Build your pack");
export const introText = (): string => msg("Choose what you need and see straight away what it costs a month.");

export const mobileHeading = (): string => msg("Mobile");
export const mobileIntro = (): string => msg("SIM card or eSIM, a new number or the one you have.");
export const fromText = (price: string): string => msg(str`From ${price} a month`);
export const addLineText = (): string => msg("Add a mobile plan");
export const linesLabel = (): string => msg("Your mobile plans");
export const newNumberText = (): string => msg("New number");
/** A phone value as people write it: `+32 470 12 34 56`. */
export const numberText = (phone: string): string =>
  phone === newPhone ? newNumberText() : phone.replace(/^(\+32)(\d{3})(\d\d)(\d\d)(\d\d)$/, "$1\u00a0$2\u00a0$3\u00a0$4\u00a0$5");
export const simText = (name: "SIM card" | "eSIM"): string => (name === "eSIM" ? msg("eSIM") : msg("SIM card"));
export const editText = (): string => msg("Edit");
export const deleteText = (): string => msg("Delete");
/** What tells a line from the others, within a sentence or a button's name. */
export const lineName = (plan: string, phone: string): string => `${plan} (${phone === newPhone ? msg("new number") : numberText(phone)})`;
export const editLineText = (line: string): string => msg(str`Edit ${line}`);
export const deleteLineText = (line: string): string => msg(str`Delete ${line}`);

/** decisions §8. A link to the contact page, where companies are answered, follows. */
export const limitText = (): string => msg("You can order up to 6 SIM cards. More for your business?");
export const limitLink = (): string => msg("Our partner for companies helps you.");

export const removedText = (name: string): string => msg(str`${name} was removed.`);
export const undoText = (): string => msg("Undo");
export const undoneText = (name: string): string => msg(str`${name} is back in your pack.`);

export const unknownPlanText = (): string => msg("The plan in your link is no longer on offer. Choose another one.");

export const otherHeading = (kind: "internet" | "tv" | "landline"): string =>
  ({ internet: msg("Internet"), tv: msg("TV"), landline: msg("Landline") })[kind];
export const comingText = (): string => msg("Coming with your address");
/** Where the address is known. */
export const soonText = (): string => msg("Coming soon");
export const checkText = (): string => msg("Check for fibre at your address");
export const fibreText = (): string =>
  msg("Fibre is available at your address. Internet and TV join your pack here soon; until then we help you by phone.");

export const packHeading = (): string => msg("Your pack");
export const emptyText = (): string => msg("Nothing chosen yet.");
export const totalLabel = (): string => msg("Total a month");
/** `price`: the sum a month, as it is written. */
export const totalText = (price: string): string => msg(str`Total: ${price} a month`);
export const orderText = (): string => msg("Order");
export const orderReason = (): string => msg("Choose at least one plan.");
export const editPackText = (): string => msg("Edit your pack");
export const doneText = (): string => msg("Done");
export const removeText = (name: string): string => msg(str`Remove ${name}`);
export const showPackText = (): string => msg("Show your pack");
/** On one line. */
export const shownCallbackPhone = callbackPhone.replaceAll(" ", "\u00a0");
export const notKeptTitle = (): string => msg("We can’t take your pack to the order");
export const notKeptText = (): string => msg(str`Allow this site to save data in your browser, or call us on ${shownCallbackPhone}.`);

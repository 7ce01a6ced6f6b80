import { msg, str } from "@lit/localize";
import { isOneLineCode } from "#core/base/values/required-text.ts";

export const headingText = (): string => msg("Withdraw from your contract");
export const ruleText = (): string =>
  msg(
    "You don’t have to give a reason. You have 14\u00a0days from the day after your order, until 24:00 on the last day. If that is a weekend day or a public holiday, you have until the next working day.",
  );
export const nameLabel = (): string => msg("Name");
export const contractLabel = (): string => msg("Contract or order number");
export const contractHint = (): string => msg("It’s in our email about your order.");
export const receiptEmailLabel = (): string => msg("Email for the receipt");
export const productsLabel = (): string => msg("Products");
/** The text of the button, in the wording of the law. */
export const withdrawText = (): string => msg("Withdraw from contract here");
/** The beginning of the sentence for customers. A link to the login follows. */
export const customerText = (): string => msg("Already a customer?");
export const loginLink = (): string => msg("Log in and choose from your contracts");
export const toListText = (): string => msg("Choose from my contracts");

/** Returns the texts of errors that only this form has; undefined for all others. */
export function withdrawalMessage(code: unknown, name?: string): string | undefined {
  if (isOneLineCode(code)) return msg("Leave out line breaks and invisible characters");
  if (code !== "required") return undefined;
  if (name === "name") return msg("Enter your name");
  return name === "contract" ? msg("Enter your contract or order number") : undefined;
}

export const loggedOutTitle = (): string => msg("You were logged out: nothing has been sent yet");
export const loggedOutText = (): string => msg("Without a login, your statement is about the whole contract.");

export const checkHeading = (): string => msg("Confirm your withdrawal");
export const statementText = (): string => msg("I withdraw from this contract:");
export const confirmText = (): string => msg("Confirm withdrawal");
export const changeText = (): string => msg("Change");
export const resumedTitle = (): string => msg("We don’t know whether your statement has reached us");
export const resumedText = (): string => msg("Confirm it again: it counts only once.");
/** The beginning of the sentence about other ways to withdraw. The phone number and an email address follow. */
export const otherWaysText = (): string => msg("You can also withdraw by phone or by email:");
export const mailSubject = (): string => msg("Withdrawal");

export const receiptHeading = (): string => msg("Receipt of your withdrawal");
/** The first sentence of the receipt, shown if the API sent no message of its own. */
export const takenText = (): string => msg("We have your statement, check it and write to you.");
export const receivedLabel = (): string => msg("Received on");
export const receivedText = (day: string, time: string): string => msg(str`${day} at ${time} (Brussels time)`);
export const referenceLabel = (): string => msg("Reference");
export const mailedText = (email: string): string => msg(str`We’ve also emailed this receipt to ${email}.`);
export const printText = (): string => msg("Print the receipt");
export const againText = (): string => msg("Withdraw from another contract");

export const nextHeading = (): string => msg("Once the withdrawal takes effect");
export const endText = (): string =>
  msg("What has not begun yet is cancelled. What works already ends at 24:00 on the day on which we receive your statement.");
export const returnText = (): string =>
  msg("If you have a box from us, you send it back with its accessories within 14\u00a0days of your statement.");
export const refundText = (): string =>
  msg(
    "We refund what you have paid within 14\u00a0days. You pay for the days until your contract ends only where you asked expressly for an early start.",
  );

import { msg, str } from "@lit/localize";
import type { Missing } from "./contracts.rules.ts";

export const contractsLabel = (): string => msg("Which contract do you withdraw from?");
export const contractNumberText = (id: string): string => msg(str`Contract ${id}`);
/**
 * Returns the sentence that says until when the contract can be withdrawn.
 *
 * @param daysLeft the number of days from today until the last day
 */
export function periodText(daysLeft: number, day: string): string {
  if (daysLeft <= 0) return msg("Until today, 24:00");
  return daysLeft === 1 ? msg(str`1 day left, until ${day}`) : msg(str`${daysLeft} days left, until ${day}`);
}
export const lateText = (): string => msg("The 14\u00a0days are over. We will check your statement.");
export const productsLabel = (): string => msg("What do you withdraw from?");
export const productsHint = (): string => msg("Untick what you want to keep.");
/** Returns the sentence that a product is withdrawn together with another product that it needs. */
export const withdrawnWithText = (product: string, needed: string): string =>
  msg(str`${product} ends, too: it doesn’t work without ${needed}.`);
export const missingText = (missing: Missing): string =>
  missing === "contract" ? msg("Choose a contract") : msg("Choose at least one product");
export const receiptToText = (email: string): string => msg(str`We email the receipt to ${email}.`);
export const otherContractText = (): string => msg("My contract is not here");
export const typeNumberText = (): string => msg("Enter the number yourself");

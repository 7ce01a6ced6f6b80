/** The texts of the field for an account number. */
import { msg, str } from "@lit/localize";
import { formatIban, isIbanCode } from "#core/base/values/iban.ts";

export const ibanLabel = (): string => msg("Account number (IBAN)");
export const ibanHint = (): string => msg("For example BE68\u00a05390\u00a00754\u00a07034");

/** The warning that the check digits are wrong. The visitor can send the form nevertheless. */
export const ibanDoubtText = (): string => msg("Is this number right? One of its digits seems to be wrong.");

/**
 * Returns the warning for an account number in which two digits were probably swapped.
 * @param meant the number that was probably meant, normalized
 */
export const ibanSlipText = (meant: string): string =>
  msg(str`Is this number right? Two digits seem to have changed places: ${formatIban(meant)}`);

/** Returns the error text of an account number that is wrong or missing; undefined for the codes of other fields. */
export function ibanMessage(code: unknown, name?: string): string | undefined {
  if (code === "required" && name?.startsWith("iban")) return msg("Enter your account number");
  return isIbanCode(code) ? msg("Enter an account number like BE68\u00a05390\u00a00754\u00a07034") : undefined;
}

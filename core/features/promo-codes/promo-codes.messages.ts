/** The texts about vouchers and dealer codes. The result of a check is shown in the server's own words. */
import { msg, str } from "@lit/localize";
import type { CodeKind } from "#core/domain/promo-code-check/promo-codes.rules.ts";

type Texts = { readonly question: string; readonly label: string; readonly none: string };

/** Returns the texts of a kind of code. `question` can be answered by yes or no. */
export function codeTexts(kind: CodeKind): Pick<Texts, "question" | "label"> {
  return kind === "voucher"
    ? { question: msg("Do you have a voucher?"), label: msg("Voucher code") }
    : { question: msg("Do you have a dealer code?"), label: msg("Dealer code") };
}
export const yesText = (): string => msg("Yes");
export const noText = (): string => msg("No");
export const checkText = (): string => msg("Apply");
export const checkingText = (): string => msg("We’re checking your code.");

/** The title of a voucher that is in the bundle. */
export const voucherTitle = (code: string): string => msg(str`Voucher ${code}`);
/** The title that is shown before the dealer's name. */
export const dealerTitle = (): string => msg("Your dealer");
export const removeCodeText = (): string => msg("Remove code");
/** The accessible name of the remove button, which says to which code the button belongs. It contains the visible text. */
export const removeCodeName = (code: string): string => msg(str`Remove code ${code}`);
export const removedText = (code: string): string => msg(str`${code} is no longer in your pack.`);
/** Returns the text that a code was dropped. `reason` is the server's own sentence. */
export const droppedText = (code: string, reason: string): string => msg(str`${code} no longer counts for your pack. ${reason}`).trim();

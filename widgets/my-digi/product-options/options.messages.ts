/** The texts of a product's options. */
import { msg, str } from "@lit/localize";

export const vatText = (price: string): string => msg(str`${price}, VAT included`);
export const whatLabel = (): string => msg("What you order");
export const orderText = (): string => msg("Order with obligation to pay");
export const notNowText = (): string => msg("Not now");

/* Data */
export const boughtText = (quantity: number): string =>
  quantity === 1 ? msg("Bought once this month.") : msg(str`Bought ${quantity} times this month.`);
export const buyText = (): string => msg("Buy");
export const buyWhatText = (what: string): string => msg(str`Buy ${what}`);
export const buyQuestion = (what: string): string => msg(str`Buy ${what}?`);
export const forLineText = (what: string, number: string): string => msg(str`${what} for ${number}`);
export const priceLabel = (): string => msg("Price, once");
export const paidLabel = (): string => msg("To be paid");
export const paidText = (day: string | undefined): string =>
  day === undefined ? msg("With your next invoice") : msg(str`With your invoice of ${day}`);
export const usedLabel = (): string => msg("Can be used");
export const usedText = (day: string | undefined): string =>
  day === undefined ? msg("At once, until the end of this month") : msg(str`At once, until ${day}`);
export const boughtNowText = (what: string): string => msg(str`${what} is yours now.`);
export const outdatedText = (): string => msg("This was bought meanwhile. Buy it again only if you want more.");

/* Extra options */
export const statusText = (status: "active" | "inactive"): string => (status === "active" ? msg("Active") : msg("Not active"));
export const enableText = (): string => msg("Add");
export const enableWhatText = (what: string): string => msg(str`Add ${what}`);
export const disableText = (): string => msg("Switch off");
export const disableWhatText = (what: string): string => msg(str`Switch off ${what}`);
export const enableQuestion = (what: string): string => msg(str`Add ${what}?`);
export const monthLabel = (): string => msg("A month");
export const onceLabel = (): string => msg("Paid once");
export const whenLabel = (): string => msg("From when");
export const whenText = (): string => msg("At once. You pay from today on.");
export const endLabel = (): string => msg("If you change your mind");
export const endText = (): string =>
  msg("You can switch it off here at any time. Within 14 days of the order you pay nothing; later you pay until that day.");
export const enabledText = (what: string): string => msg(str`${what} is active now.`);
export const wasEnabledText = (what: string): string => msg(str`${what} was active already. Nothing has been ordered twice.`);

export const disableQuestion = (what: string): string => msg(str`Switch off ${what}?`);
export const disableConsequence = (): string =>
  msg(
    "Its channels stop at once. Within 14 days of the order you pay nothing for it; later you pay until today, and get back what you paid in advance.",
  );
export const keepText = (): string => msg("Keep it");
export const disabledText = (what: string): string => msg(str`${what} is switched off.`);
export const wasDisabledText = (what: string): string => msg(str`${what} was switched off already.`);

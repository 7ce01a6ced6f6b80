import { msg } from "@lit/localize";

export const headingText = (): string => msg("Your order");
/** Returns the names of the steps. The second one names the installation where a technician comes. */
export const stepNames = (hasVisit: boolean): readonly string[] => [
  msg("You"),
  hasVisit ? msg("Installation and payment") : msg("Payment"),
  msg("Review"),
];

export const previousText = (): string => msg("Previous");
export const cancelText = (): string => msg("Cancel");
/** The text of the button that leads to the next step. */
export const nextText = (): string => msg("Next");

export const bundleHeading = (): string => msg("Your pack");
export const totalLabel = (): string => msg("Total");
export const vatText = (): string => msg("Prices include 21% VAT.");
export const newNumberText = (): string => msg("New number");
export const changeBundleText = (): string => msg("Change your pack");

export const previousQuestion = (): string => msg("Go back and clear what you filled in?");
export const addressClearedText = (): string =>
  msg("If you go back, we clear your address, billing address and company details. You would have to fill them in again.");
export const installationClearedText = (): string =>
  msg("If you go back, we clear the date of your installation. You would have to choose it again.");
export const portabilityClearedText = (): string =>
  msg("If you go back, we clear the details of your switch. You would have to fill them in again.");
export const clearText = (): string => msg("Go back and clear");
export const stayText = (): string => msg("Stay here");

export const cancelQuestion = (): string => msg("Leave your order?");
export const orderStoredText = (): string =>
  msg("You’ll go back to your pack. We keep what you filled in, so you can pick up your order where you left it.");
export const leaveText = (): string => msg("Go to my pack");

export const emptyText = (): string => msg("There is nothing in your pack yet.");
export const toBuilderText = (): string => msg("Compose your pack");

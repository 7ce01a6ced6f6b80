import { msg } from "@lit/localize";

export const headingText = (): string => msg("Voucher and dealer code");
export const introText = (): string => msg("You’ll see at once what they’re worth for your pack.");
export const emptyText = (): string => msg("Your pack is empty. Choose something first, then add your code.");
/** The text for a bundle whose plans come from a link. Such plans lack answers that no link contains. */
export const unfinishedText = (): string => msg("Your pack isn’t finished yet. Finish it first, then add your code.");
export const finishText = (): string => msg("Finish your pack");
export const toBuilderText = (): string => msg("Compose your pack");

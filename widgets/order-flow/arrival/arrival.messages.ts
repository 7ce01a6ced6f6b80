import { msg } from "@lit/localize";

export const headingText = (): string => msg("Your pack");
export const settlingText = (): string => msg("One moment: we’re checking that everything you chose is available.");
export const notCheckedText = (): string => msg("We couldn’t check your pack. It is kept: try again.");

export const offeredTitle = (): string => msg("Which pack do you want to order?");
export const offeredText = (): string =>
  msg("You come with a pack that you’ve just put together, and you still have one here. The one you don’t choose will be gone from here.");
export const ownLabel = (): string => msg("The pack you still have here");
export const takeText = (): string => msg("Order the new pack");
export const keepText = (): string => msg("Order the pack I have here");

export const brokenTitle = (): string => msg("Your pack didn’t arrive complete");
export const brokenText = (): string => msg("Go back to the site that you come from and order once more, or put your pack together here.");
export const toBuilderText = (): string => msg("Compose your pack");

export const unfinishedTitle = (): string => msg("Your pack isn’t finished yet");
export const unfinishedText = (): string => msg("One thing is still to be filled in or chosen before you order.");
export const finishText = (): string => msg("Finish your pack");

import { msg, str } from "@lit/localize";

export const headingText = (): string => msg("Choose your subscriptions");
export const addText = (): string => msg("Add");
/** The accessible name of the button contains the subscription's name, because a screen reader may read the button alone. */
export const addName = (subscription: string): string => msg(str`Add ${subscription}`);
export const addedText = (): string => msg("Added");
export const addedName = (subscription: string): string => msg(str`Added: ${subscription}`);
/** The announcement that the added subscription has replaced another one of the same kind. */
export const replacedText = (subscription: string): string => msg(str`In place of ${subscription}`);
export const moreAboutText = (subscription: string): string => msg(str`More about ${subscription}`);
export const toBuilderText = (): string => msg("Compose your pack");
export const addFirstText = (): string => msg("Add at least one subscription first.");
export const noneText = (): string => msg("There are no subscriptions to show here at the moment.");

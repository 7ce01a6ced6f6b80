import { msg, str } from "@lit/localize";

export const addHeading = (): string => msg("A new mobile plan");
export const editHeading = (): string => msg("Change your mobile plan");
/** The note on a partner's page, which hands the order over to the provider's site (decisions §8). */
export const notStoredText = (): string => msg("This site doesn’t store your number. You’ll enter it once more when you order from digi.");

export const detailsText = (): string => msg("Details of the plans");
export const includedText = (): string => msg("Included in every plan");
/** A feature that not every plan has, after the name of the plan. */
export const ofPlanText = (plan: string, feature: string): string => msg(str`${plan}: ${feature}`);

export const addText = (): string => msg("Add to my pack");
export const saveText = (): string => msg("Save changes");
export const closeText = (): string => msg("Close without saving");

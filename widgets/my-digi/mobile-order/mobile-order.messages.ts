/** The texts of the order of another mobile line that do not depend on an answer. */
import { msg } from "@lit/localize";

/** The label of the plans, as that of the form, whose texts come later (`core/features/line-fields`). */
export const plansLabel = (): string => msg("Choose a plan");
export const fullTitle = (): string => msg("You can order up to 6 SIM cards. More for your business?");
export const fullLink = (): string => msg("Our partner for companies helps you.");
export const noPlansText = (): string => msg("There are no plans to order at the moment.");
export const contactText = (): string => msg("Contact Us");

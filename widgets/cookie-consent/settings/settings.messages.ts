import { msg, str } from "@lit/localize";
import type { ConsentCategory } from "#core/base/values/consent.ts";

export type CategoryName = "necessary" | ConsentCategory;

export const headingText = (): string => msg("Your cookie settings");
export const introText = (): string => msg("You decide, and you can come back to it at any time.");
export const policyLink = (): string => msg("Every cookie is listed in our cookie policy");
export const alwaysOnText = (): string => msg("(always on)");
export const detailsText = (): string => msg("Details"); // The label of the details is given by P-316.
export const acceptAllText = (): string => msg("Accept all");
export const saveText = (): string => msg("Save Settings");
/** The text with the id that proves the choice. The id is random and says nothing about the visitor. */
export const proofText = (id: string): string => msg(str`Your choice is kept under number ${id}.`);

export function categoryText(name: CategoryName): string {
  switch (name) {
    case "necessary":
      return msg("Necessary");
    case "preferences":
      return msg("Preferences");
    case "statistics":
      return msg("Statistics");
    case "marketing":
      return msg("Marketing");
  }
}

export function purposeText(name: CategoryName): string {
  switch (name) {
    case "necessary":
      return msg("Without these the site doesn’t work: your language, your login and this choice.");
    case "preferences":
      return msg("Remember what you like, and make services of other companies work on this site.");
    case "statistics":
      return msg("Show us which pages are read and where visitors get stuck.");
    case "marketing":
      return msg("Show you offers that fit, here and on other sites.");
  }
}

/** Returns the texts about the data that is stored for a category, and the data that Google receives (decisions §10). */
export function detailTexts(name: CategoryName): readonly string[] {
  switch (name) {
    case "necessary":
      return [
        msg("Your cookie choice: 13 months. Then we ask again."),
        msg("Your language, once you’ve chosen one: ten years."),
        msg("Your login, once you’ve logged in: 30 days."),
      ];
    case "preferences":
      return [
        msg("Your own settings of services on this site."),
        msg("A security check by Google where a form has one. It places cookies of Google."),
      ];
    case "statistics":
      return [msg("Pages visited and steps taken, without your name or contact details."), msg("We may use Google for this.")];
    case "marketing":
      return [
        msg("Which of our ads you’ve seen, and whether they led you here."),
        msg("Google and other advertisers may use this to choose ads for you."),
      ];
  }
}

import { msg } from "@lit/localize";

export const headingText = (): string => msg("News");
export const noNewsText = (): string => msg("Nothing found. There’s no news at the moment.");
export const homeText = (): string => msg("Back to the home page");

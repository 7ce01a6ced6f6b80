import { msg, str } from "@lit/localize";

export const headingText = (): string => msg("Prices");
export const roamingText = (): string => msg("Prices abroad, country by country");
export const searchLabel = (): string => msg("Find a country");
export const searchHint = (): string => msg("Type a country or its code.");
export const nothingText = (): string => msg("No country is called that.");
/** Returns the text that is announced when the typed text has changed the number of countries. */
export const countText = (count: number): string => (count === 1 ? msg("1 country") : msg(str`${count} countries`));

import { msg, str } from "@lit/localize";
import type { RoamingCountry } from "#core/domain/pages/roaming.contract.ts";

export const headingText = (): string => msg("Prices abroad");
export const countryLabel = (): string => msg("Where are you going?");
export const countryHint = (): string => msg("Type a country or its code.");

/** Returns the heading of a country's prices. */
export const pricesText = (country: string): string => msg(str`Prices in ${country}`);

/** Returns what the zone of a country means. */
export function zoneText(zone: RoamingCountry["zone"]): string {
  switch (zone) {
    case "home":
      return msg("At home: what your plan includes, and what you pay beyond it.");
    case "eu":
      return msg("As at home: you call, text and surf here with your own plan.");
    case "world":
      return msg("Your plan does not count here. You pay what you use.");
  }
}

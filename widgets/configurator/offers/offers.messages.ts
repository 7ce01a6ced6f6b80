import { msg, str } from "@lit/localize";
import type { OtherKind } from "#core/domain/bundle/bundle.rules.ts";

export const chooseHeading = (kind: OtherKind): string =>
  ({ internet: msg("Choose your internet speed"), tv: msg("Choose your TV package"), landline: msg("Choose your landline") })[kind];
/** Returns the reason why no offer of the kind can be chosen yet (decisions §8). */
export const baseReason = (kind: OtherKind): string =>
  kind === "tv" ? msg("Choose an internet subscription or a mobile plan first") : msg("Choose an internet subscription first");
export const closeText = (): string => msg("Close");
export const channelsText = (): string => msg("See channels");
/** The accessible name of the button, which says to which offer the button belongs. */
export const channelsName = (offer: string): string => msg(str`See channels: ${offer}`);
export const channelsFailedText = (): string => msg("The channels could not be loaded. Try again.");

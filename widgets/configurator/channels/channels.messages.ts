import { msg } from "@lit/localize";

export const channelsHeading = (): string => msg("Channels");
export const noChannelsText = (): string => msg("There is no list of channels yet.");

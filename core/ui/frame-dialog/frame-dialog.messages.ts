import { msg } from "@lit/localize";

export const notSeenText = (): string => msg("Page not showing?");
export const newTabText = (): string => msg("Open in a new tab");

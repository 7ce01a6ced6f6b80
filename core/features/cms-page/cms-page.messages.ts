import { msg } from "@lit/localize";

export const tabsLabel = (): string => msg("Parts of this page");
export const nothingText = (): string => msg("There is nothing on this page yet.");

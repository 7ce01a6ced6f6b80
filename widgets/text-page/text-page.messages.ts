import { msg } from "@lit/localize";

export const homeText = (): string => msg("Back to the home page");

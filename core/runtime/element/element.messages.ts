import { msg } from "@lit/localize";

export const crashed = (): string => msg("Something went wrong in this part of the page.");
export const tryAgain = (): string => msg("Try again");

import { msg, str } from "@lit/localize";

export const leavingText = (seconds: number): string => msg(str`The next page opens automatically in ${seconds} seconds.`);
export const stayingText = (): string => msg("You’ll stay on this page. Continue whenever you like.");
export const stayText = (): string => msg("Stay on this page");

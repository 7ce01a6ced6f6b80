import { msg, str } from "@lit/localize";

export const leavingText = (seconds: number): string => msg(str`The next page opens by itself in ${seconds} seconds.`);
export const stayingText = (): string => msg("You stay on this page. Go on whenever you like.");
export const stayText = (): string => msg("Stay on this page");

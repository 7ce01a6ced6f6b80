import { msg } from "@lit/localize";

export const headingText = (): string => msg("Share this pack");
export const introText = (): string => msg("Whoever opens the link sees the same plans and the address. Your phone numbers are not in it.");
export const copyLinkText = (): string => msg("Copy the link");
export const scanText = (): string => msg("Or scan this with another phone.");
export const codeLabel = (): string => msg("QR code with the link to this pack");
export const tooLargeText = (): string => msg("This pack does not fit into a link.");

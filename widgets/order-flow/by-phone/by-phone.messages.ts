import { msg, str } from "@lit/localize";

export const headingText = (): string => msg("We take this order by phone");
export const introText = (): string =>
  msg("Internet, TV and landline need a visit or a switch from your operator. We plan both with you on the phone.");
export const keptText = (): string => msg("Everything that you filled in is kept.");
export const callText = (phone: string): string => msg(str`Call ${phone}`);
export const hoursText = (opens: string, closes: string): string => msg(str`Monday to Saturday, from ${opens} to ${closes}`);
export const contactText = (): string => msg("Write to us");

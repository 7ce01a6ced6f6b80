/** What the file field says. */
import { msg, str } from "@lit/localize";

export const chooseFileText = (): string => msg("Choose a file");
export const chooseOtherFileText = (): string => msg("Choose another file");
export const orDropText = (): string => msg("or drop it here");
export const removeText = (name: string): string => msg(str`Remove ${name}`);
export const uploadingText = (percent: string): string => msg(str`Sending your file: ${percent}`);

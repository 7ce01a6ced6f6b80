/** The texts of the file field. */
import { msg, str } from "@lit/localize";
import { isFileCode, type FileCode } from "#core/base/values/upload.ts";

export const chooseFileText = (): string => msg("Choose a file");
export const chooseOtherFileText = (): string => msg("Choose another file");
export const orDropText = (): string => msg("or drop it here");
export const removeText = (name: string): string => msg(str`Remove ${name}`);
export const uploadingText = (percent: string): string => msg(str`Sending your file: ${percent}`);

const problems: Readonly<Record<FileCode, () => string>> = {
  "file.too-large": () => msg("This file is larger than 5\u00a0MB"),
  "file.type": () => msg("We can’t accept this type of file"),
  "file.empty": () => msg("This file is empty"),
  "file.too-many": () => msg("These are too many files"),
};
/** Returns the error message for a file; undefined for the codes of other fields. */
export const fileMessage = (code: unknown): string | undefined => (isFileCode(code) ? problems[code]() : undefined);

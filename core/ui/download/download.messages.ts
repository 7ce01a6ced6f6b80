import { msg } from "@lit/localize";

export const noFileText = (): string => msg("File is missing or not an attachment"); // The specification prescribes this text (C-430).
export const notDownloadedText = (): string => msg("The file could not be downloaded. Please try again.");

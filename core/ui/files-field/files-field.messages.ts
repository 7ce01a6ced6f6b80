import { msg, str } from "@lit/localize";

export const chooseFilesText = (): string => msg("Choose files");
export const addFilesText = (): string => msg("Add files");
export const orDropFilesText = (): string => msg("or drop them here");
export const waitingText = (): string => msg("Waiting");
export const sentText = (): string => msg("Sent");
export const removedText = (name: string): string => msg(str`${name} was removed`);
export const repeatedText = (name: string): string => msg(str`${name} is already in the list`);
export const folderText = (): string => msg("A folder can’t be sent. Please choose the files in it.");
export const problemText = (label: string, message: string): string => msg(str`${label}: ${message}`);
export const sendingFilesText = (percent: string): string => msg(str`Sending your files: ${percent}`);

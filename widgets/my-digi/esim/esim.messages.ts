import { msg, str } from "@lit/localize";
import { isEsimCodeProblem } from "#core/base/values/esim-code.ts";
import { esimCodeMaxDigits } from "#core/base/values/limits.ts";

export const stepNames = (): readonly string[] => [msg("Agree"), msg("Enter the code"), msg("Install")];
/** The text that the activation of the eSIM has to begin again, for a case in which the API has not said why. */
export const startAgainText = (): string => msg("Please start again.");

export const startHeading = (): string => msg("Before you begin");
export const startText = (): string =>
  msg(
    "We send a code by text message to your contact number, never to this line. With the code you get a QR code that puts your eSIM on a phone.",
  );
export const onceText = (): string =>
  msg("Keep the phone with you, on WiFi. You see the QR code once: if you leave or reload this page, you start again.");
export const installedQuestion = (): string => msg("Is the eSIM on a phone already?");
export const yesText = (): string => msg("Yes");
export const noText = (): string => msg("No");
export const confirmLabel = (): string => msg("Installing again ends the eSIM on the other phone. I want this.");
export const agreeText = (): string => msg("Agree and send the code");
export const contactFirstText = (): string => msg("Add a contact number first");
export const toAccountText = (): string => msg("Go to your account");

export const codeHeading = (): string => msg("Enter the code");
export const codeLabel = (): string => msg("Code from the text message");
export const sentText = (destination: string): string => msg(str`We’ve sent it by text message to ${destination}.`);
/** Returns the sentence that says for how many more minutes the code is valid. */
export const codeLife = (minutes: number): string =>
  minutes === 1 ? msg("The code is valid for 1 more minute.") : msg(str`The code is valid for ${minutes} more minutes.`);
export const attemptsText = (attempts: number): string =>
  attempts === 1 ? msg("You have 1\u00a0attempt left.") : msg(str`You have ${attempts}\u00a0attempts left.`);
export const codeWrong = (attempts: number): string => `${msg("This code is not correct.")} ${attemptsText(attempts)}`;
export const codeExpired = (): string => msg("This code has expired. Please request a new one.");
export const codeBurnt = (): string => msg("Too many incorrect codes. Please request a new one.");
export const newCodeFirst = (): string => msg("Request a new code first.");
export const checkText = (): string => msg("Confirm the code");
export const resendText = (): string => msg("Send a new code");
export const newCodeSent = (): string => msg("A new code is on its way. Earlier codes no longer work.");

/** Returns the message for an error of the typed code; undefined for the error codes of other fields. */
export function codeMessage(code: unknown, name?: string): string | undefined {
  if (code === "required" && name === "verify-code") return msg("Enter the code from the text message");
  return isEsimCodeProblem(code) ? msg(str`Enter 1 to ${esimCodeMaxDigits} digits, without letters or spaces`) : undefined;
}

export const profileHeading = (): string => msg("Your eSIM");
export const warningText = (): string => msg("Whoever scans this takes your number");
export const warningNote = (): string => msg("Show it to nobody, and send it to nobody. You see it only once.");
export const qrLabel = (): string => msg("QR code of your eSIM");
export const scanText = (): string => msg("Scan it with the phone that gets the eSIM.");
export const qrErrorText = (): string => msg("Error!");
export const qrErrorNote = (): string => msg("We can’t show the QR code. Use the code as text instead.");
export const codeAsText = (): string => msg("The code as text");
export const partsText = (): string => msg("Does your phone ask for two parts? They are:");
export const smdpLabel = (): string => msg("SM-DP+ address");
export const matchingLabel = (): string => msg("Activation code");
export const openText = (): string => msg("Install on this phone");
export const openNote = (): string => msg("Is this the phone? Then it opens its settings by itself.");
export const pasteText = (): string =>
  msg("Is this the phone? Then copy the code as text, and paste it where your phone asks for it, as described below.");
export const doneText = (): string => msg("Done");

export const simCardText = (): string => msg("There is no eSIM to install on this line");
export const simCardNote = (): string => msg("It has a SIM card, or it doesn’t work yet.");
export const toLineText = (): string => msg("Back to the line");
export const unknownText = (): string => msg("We don’t know this line");
export const unknownNote = (): string => msg("Choose one of your lines in My products.");
export const noneText = (): string => msg("None of your lines has an eSIM.");

import { msg, str } from "@lit/localize";

export const headingText = (): string => msg("Log in");
export const introText = (): string => msg("First your email address and your password, then a code that we send you.");
export const passwordLabel = (): string => msg("Password");
export const forgotLink = (): string => msg("Forgot your password?");
export const submitText = (): string => msg("Log in");

/** P-297 */
export const wrongCredentials = (): string => msg("The username and/or password that you have entered is incorrect");
export const captchaFirst = (): string => msg("Please confirm that you are human, then log in again.");
export const signedOutTitle = (): string => msg("You have been signed out");
export const signedOutText = (): string => msg("Log in again to go on.");
export const tooLateTitle = (): string => msg("Your login has taken too long");
export const tooLateText = (): string => msg("The code was no longer of use. Please log in again.");

export const codeHeading = (): string => msg("Enter the code");
export const codeLabel = (): string => msg("Code of 6 digits");
export const sentByMail = (destination: string): string => msg(str`We have sent it by email to ${destination}.`);
export const sentBySms = (destination: string): string => msg(str`We have sent it by text message to ${destination}.`);
export const codeSubmit = (): string => msg("Confirm the code");

/** P-118 */
export const codeLife = (minutes: number): string =>
  minutes === 1 ? msg("The code is valid for 1 more minute.") : msg(str`The code is valid for ${minutes} more minutes.`);
export const triesText = (tries: number): string => (tries === 1 ? msg("You have 1 try left.") : msg(str`You have ${tries} tries left.`));
export const codeWrong = (tries: number): string => `${msg("This code is not correct.")} ${triesText(tries)}`;
export const codeExpired = (): string => msg("This code has expired. Please ask for a new one.");
export const codeBurnt = (): string => msg("This code was entered wrongly too often. Please ask for a new one.");
export const newCodeFirst = (): string => msg("Ask for a new code first.");

export const resendText = (): string => msg("Send a new code");
/** Behind the button, until another code may be sent. */
export function waitText(seconds: number): string {
  return seconds < 120
    ? msg(str`You can ask for a new code in ${seconds} s.`)
    : msg(str`You can ask for a new code in ${minutesOf(seconds)} minutes.`);
}
export const newCodeSent = (): string => msg("A new code is on its way to you. Earlier codes no longer work.");
export const tooManyCodes = (): string => msg("You have asked for several codes in a short time.");
export const otherEmail = (): string => msg("Use another email address");

export const inactiveHeading = (): string => msg("Activate your account first");
export const inactiveText = (email: string): string =>
  msg(str`Your password is right, but your account is not active yet. Follow the link in the activation mail that we sent to ${email}.`);
export const resendActivation = (): string => msg("Resend activation mail");
export const activationSent = (): string => msg("We have sent you the activation mail again.");
export const activationTooOften = (): string => msg("You have asked for several mails in a short time.");
export const mailWaitText = (seconds: number): string => msg(str`You can ask for another mail in ${minutesOf(seconds)} minutes.`);

export const welcomeText = (name: string): string => msg(str`Welcome, ${name}`);
export const leavingText = (): string => msg("You are logged in. The next page opens by itself.");
export const signedInText = (): string => msg("You are logged in.");
export const goOnText = (): string => msg("Go on");
export const signOutText = (): string => msg("Log out");
export const reloadTitle = (): string => msg("A reload signs you out");
export const reloadText = (): string =>
  msg("Your browser keeps nothing for this page. You stay logged in as long as you do not leave or reload it.");

const minutesOf = (seconds: number): number => Math.ceil(seconds / 60);

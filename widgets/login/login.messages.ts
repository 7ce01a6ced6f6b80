import { msg, str } from "@lit/localize";

export const headingText = (): string => msg("Log in");
export const introText = (): string => msg("First your email address and password, then a code we send you.");
export const passwordLabel = (): string => msg("Password");
export const forgotLink = (): string => msg("Forgot your password?");
export const submitText = (): string => msg("Log in");

/** The text for wrong credentials. Its wording is given by P-297. */
export const wrongCredentials = (): string => msg("The username and/or password that you have entered is incorrect");
export const captchaFirst = (): string => msg("Please confirm that you are human, then log in again.");
export const signedOutTitle = (): string => msg("You have been signed out");
/** The text that follows the title of a notice: the visitor was signed out, or the login has timed out. */
export const logInAgainText = (): string => msg("Log in again to continue.");
export const tooLateTitle = (): string => msg("Your login has timed out");

export const codeHeading = (): string => msg("Enter the code");
export const codeLabel = (): string => msg("6-digit code");
export const sentByMail = (destination: string): string => msg(str`We’ve emailed it to ${destination}.`);
export const sentBySms = (destination: string): string => msg(str`We’ve sent it by text message to ${destination}.`);
export const codeSubmit = (): string => msg("Confirm the code");

/** Returns the sentence that says how many minutes the code is still valid (P-118). */
export const codeLife = (minutes: number): string =>
  minutes === 1 ? msg("The code is valid for 1 more minute.") : msg(str`The code is valid for ${minutes} more minutes.`);
export const triesText = (tries: number): string =>
  tries === 1 ? msg("You have 1\u00a0attempt left.") : msg(str`You have ${tries}\u00a0attempts left.`);
export const codeWrong = (tries: number): string => `${msg("This code is not correct.")} ${triesText(tries)}`;
export const codeExpired = (): string => msg("This code has expired. Please request a new one.");
export const codeBurnt = (): string => msg("Too many incorrect codes. Please request a new one.");
export const newCodeFirst = (): string => msg("Request a new code first.");

export const resendText = (): string => msg("Send a new code");
export const newCodeSent = (): string => msg("A new code is on its way. Earlier codes no longer work.");
export const otherEmail = (): string => msg("Use another email address");

export const inactiveHeading = (): string => msg("Activate your account first");
/** The text below the heading that asks the visitor to activate the account. */
export const inactiveText = (email: string): string =>
  msg(str`We have sent an email to ${email}. Follow the link in it, then log in here.`);
export const resendActivation = (): string => msg("Resend activation mail");
export const activationSent = (): string => msg("We’ve sent you the activation email again.");

export const welcomeText = (name: string): string => msg(str`Welcome, ${name}`);
export const leavingText = (): string => msg("You are logged in. The next page opens automatically.");
export const signedInText = (email: string): string => msg(str`You are logged in as ${email}.`);
export const goOnText = (): string => msg("Continue");
export const signOutText = (): string => msg("Log out");
export const reloadTitle = (): string => msg("Leaving or reloading this page will log you out");

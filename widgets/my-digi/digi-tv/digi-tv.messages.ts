import { msg, str } from "@lit/localize";
import { repeatPasswordLabel } from "#core/forms/new-password/new-password.messages.ts";

export const activationHeading = (): string => msg("Activate Digi TV");
export const emailHint = (): string => msg("With it you log in to the Digi TV app.");
export const activateText = (): string => msg("Activate Digi TV");
export const activatedText = (): string => msg("Digi TV is active");
export const toDevicesText = (): string => msg("See my devices");
export const alreadyActiveText = (): string => msg("Digi TV is active at this address already");
export const otherPasswordText = (): string =>
  msg("The password that you typed here was not taken over. You can choose a new one in the settings.");

/** Returns the message for an empty field that the other messages of the form do not cover. */
export const missingText = (code: unknown, name: string): string | undefined =>
  code === "required" && name === "password-repeat" ? repeatPasswordLabel() : undefined;

export const devicesHeading = (): string => msg("Your devices");
export function countText(count: number): string {
  if (count === 0) return msg("No device is left.");
  return count === 1 ? msg("1 device is registered.") : msg(str`${count} devices are registered.`);
}
export const registeredText = (day: string): string => msg(str`Registered on ${day}`);
export const deviceIdText = (id: string): string => msg(str`ID of the device: ${id}`);
export const removeText = (): string => msg("Remove");
export const removeQuestion = (device: string): string => msg(str`Remove ${device}?`);
export const removeConsequence = (): string => msg("Digi TV stops on this device. To watch on it again, log in to the app there.");
export const keepDeviceText = (): string => msg("Keep it");
export const removedText = (): string => msg("The device is removed");
export const goneText = (): string => msg("This device was removed already");
export const noDevicesText = (): string => msg("Digi TV is on no device yet.");
export const noDevicesNote = (): string =>
  msg("Log in to the Digi TV app on your phone, tablet or computer, and you find that device here.");

export const accountHeading = (): string => msg("Your account");
export const sinceText = (): string => msg("Active since");
export const changePasswordText = (): string => msg("Change the password");
export const passwordHeading = (): string => msg("A new password for Digi TV");
export const passwordIntro = (): string => msg("It is for the Digi TV app alone. The password with which you log in here stays the same.");
export const newPasswordLabel = (): string => msg("New password");
export const savePasswordText = (): string => msg("Save the new password");
export const cancelText = (): string => msg("Cancel");
export const passwordChangedText = (): string => msg("The new password is saved");

/** Returns the message for an empty field in the form of a new password. */
export function missingNewText(code: unknown, name: string): string | undefined {
  if (code !== "required") return undefined;
  return name === "password" ? msg("Choose a new password") : missingText(code, name);
}

export const endHeading = (): string => msg("Stop using Digi TV");
export const endHint = (): string => msg("You no longer use Digi TV? You can end the account here.");
export const endText = (): string => msg("End Digi TV");
export const endQuestion = (): string => msg("End Digi TV?");
export const keepText = (): string => msg("Keep Digi TV");
export const endsAtOnceText = (): string =>
  msg("The account ends at once, and Digi TV stops on all your devices. You can activate it again whenever you like.");
export const endsLaterText = (day: string): string =>
  msg(str`You can go on watching until ${day}. Then the account ends, and Digi TV stops on all your devices.`);
export const endedText = (): string => msg("Digi TV has ended");
export const endAgreedText = (): string => msg("The end of Digi TV is agreed");
export const endsText = (day: string): string => msg(str`Digi TV ends on ${day}. Until then you can go on watching.`);
export const outdatedText = (): string => msg("The end of Digi TV was agreed meanwhile.");

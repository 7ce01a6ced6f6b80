import { msg, str } from "@lit/localize";

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
export const passwordChangedText = (): string => msg("The new password is saved");

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

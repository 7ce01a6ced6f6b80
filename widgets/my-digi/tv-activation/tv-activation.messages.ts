import { msg } from "@lit/localize";

export const activationHeading = (): string => msg("Activate Digi TV");
export const emailHint = (): string => msg("With it you log in to the Digi TV app.");
export const activateText = (): string => msg("Activate Digi TV");
export const activatedText = (): string => msg("Digi TV is active");
export const toDevicesText = (): string => msg("See my devices");
export const alreadyActiveText = (): string => msg("Digi TV is active at this address already");
export const otherPasswordText = (): string =>
  msg("The password that you typed here was not taken over. You can choose a new one in the settings.");

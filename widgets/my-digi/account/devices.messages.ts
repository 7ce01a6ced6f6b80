import { msg, str } from "@lit/localize";

export const devicesHeading = (): string => msg("Where you’re logged in");
export const thisDeviceText = (): string => msg("This device");
export const lastUsedText = (day: string, time: string): string => msg(str`Last used on ${day} at ${time}`);
export const logOutDeviceText = (): string => msg("Log out");
export const loggedOutText = (device: string): string => msg(str`${device} is logged out.`);
export const onlyDeviceText = (): string => msg("You’re logged in on this device only.");

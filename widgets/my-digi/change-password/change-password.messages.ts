import { msg } from "@lit/localize";

export const headingText = (): string => msg("Change password");
export const introText = (): string => msg("You’ll be logged out everywhere and log in again with your new password.");
export const oldPasswordLabel = (): string => msg("Current password");
export const newPasswordLabel = (): string => msg("New password");
export const saveText = (): string => msg("Save my new password");
export const cancelText = (): string => msg("Cancel");
export const changedHeading = (): string => msg("Your new password is saved");
export const changedText = (): string => msg("You’re logged out on your other devices. Log in with it from now on.");
export const toLoginText = (): string => msg("Log in");

/** Returns the message for an empty field; undefined for the codes and fields that `passwordMessage` covers. */
export function missingText(code: unknown, name: string): string | undefined {
  if (code !== "required") return undefined;
  switch (name) {
    case "password-old":
      return msg("Enter your current password");
    case "password-new":
      return msg("Choose a new password");
    case "password-new-repeat":
      return msg("Repeat the new password");
    default:
      return undefined;
  }
}

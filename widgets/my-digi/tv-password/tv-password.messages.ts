import { msg } from "@lit/localize";
import { missingText } from "#widgets/my-digi/tv-passwords.messages.ts";

export const passwordHeading = (): string => msg("A new password for Digi TV");
export const passwordIntro = (): string => msg("It is for the Digi TV app alone. The password with which you log in here stays the same.");
export const newPasswordLabel = (): string => msg("New password");
export const savePasswordText = (): string => msg("Save the new password");
export const cancelText = (): string => msg("Cancel");

/** Returns the message for an empty field in the form of a new password. */
export function missingNewText(code: unknown, name: string): string | undefined {
  if (code !== "required") return undefined;
  return name === "password" ? msg("Choose a new password") : missingText(code, name);
}

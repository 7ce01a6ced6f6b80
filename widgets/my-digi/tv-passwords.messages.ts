import { repeatPasswordLabel } from "#core/forms/new-password/new-password.messages.ts";

/** Returns the message for an empty field that the other messages of the form do not cover. */
export const missingText = (code: unknown, name: string): string | undefined =>
  code === "required" && name === "password-repeat" ? repeatPasswordLabel() : undefined;

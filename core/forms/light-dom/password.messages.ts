/** The texts around a password field. */
import { msg } from "@lit/localize";

export const showText = (): string => msg("Show");
export const hideText = (): string => msg("Hide");
/** The accessible name of the button begins with the word that the button shows. */
export const showPasswordText = (): string => msg("Show password");
export const hidePasswordText = (): string => msg("Hide password");
export const passwordShownText = (): string => msg("Your password is shown.");
export const passwordHiddenText = (): string => msg("Your password is hidden.");

export const capsLockText = (): string => msg("Caps Lock is on");

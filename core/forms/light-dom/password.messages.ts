/** The texts around a field whose value is not visible. */
import { msg } from "@lit/localize";

export const showText = (): string => msg("Show");
export const hideText = (): string => msg("Hide");
/** The accessible name of the button begins with the word that is displayed on it. */
export const showPasswordText = (): string => msg("Show password");
export const hidePasswordText = (): string => msg("Hide password");
export const passwordShownText = (): string => msg("Your password is shown.");
export const passwordHiddenText = (): string => msg("Your password is hidden.");

export const capsLockText = (): string => msg("Caps Lock is on");

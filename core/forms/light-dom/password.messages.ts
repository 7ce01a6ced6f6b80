/** What is said around a field whose text is not seen. */
import { msg } from "@lit/localize";

export const showText = (): string => msg("Show");
export const hideText = (): string => msg("Hide");
/** The button's name begins with the word that stands on it. */
export const showPasswordText = (): string => msg("Show password");
export const hidePasswordText = (): string => msg("Hide password");
export const passwordShownText = (): string => msg("Your password is shown.");
export const passwordHiddenText = (): string => msg("Your password is hidden.");

export const capsLockText = (): string => msg("Caps Lock is on");

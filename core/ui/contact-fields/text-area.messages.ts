/** The texts of the long text field. */
import { msg, str } from "@lit/localize";

export const charactersLeftText = (count: number): string => (count === 1 ? msg("1 character left") : msg(str`${count} characters left`));

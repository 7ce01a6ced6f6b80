/** What the long text field says. */
import { msg, str } from "@lit/localize";

export const charactersLeftText = (count: number): string => (count === 1 ? msg("1 character left") : msg(str`${count} characters left`));

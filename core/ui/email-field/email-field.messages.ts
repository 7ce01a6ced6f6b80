/** The texts of the field for an email address. */
import { msg, str } from "@lit/localize";

/** The question after an address that is one letter away from that of a common provider. */
export const meantText = (email: string): string => msg(str`Did you mean ${email}?`);
export const useMeantText = (email: string): string => msg(str`Use ${email}`);

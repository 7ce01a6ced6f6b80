/** The texts of a list of suggestions. */
import { msg, str } from "@lit/localize";

export const nothingFoundText = (): string => msg("Nothing found. Check the spelling.");
export const resultCountText = (count: number): string => (count === 1 ? msg("1 suggestion") : msg(str`${count} suggestions`));

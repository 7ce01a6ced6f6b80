/** The texts of a list that is fetched page by page. */
import { msg, str } from "@lit/localize";

export const loadMoreText = (): string => msg("Load more");
export const countText = (shown: number, total: number): string => msg(str`${shown} of ${total}`);
/** Returns the text that is announced when more rows have come; focus is on the first of them. */
export const moreShownText = (more: number, shown: number, total: number): string => msg(str`${more} more: ${shown} of ${total}`);

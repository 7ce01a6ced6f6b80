/** The texts of a list that is loaded page by page. */
import { msg, str } from "@lit/localize";

export const loadMoreText = (): string => msg("Load more");
export const countText = (shown: number, total: number): string => msg(str`${shown} of ${total}`);
/** Returns the text that is announced when more rows have been loaded and the first of them has the focus. */
export const moreShownText = (more: number, shown: number, total: number): string => msg(str`${more} more: ${shown} of ${total}`);

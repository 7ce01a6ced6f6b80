/** The texts of a carousel of offers. */
import { msg, str } from "@lit/localize";

export const carouselText = (): string => msg("carousel");
export const slideText = (): string => msg("offer");
export const slideOfText = (slide: number, total: number): string => msg(str`Offer ${slide} of ${total}`);
/** Returns the text that tells which slides are visible. Several slides may be visible at the same time. */
export const shownOfText = (first: number, last: number, total: number): string =>
  first === last ? msg(str`${first} of ${total}`) : msg(str`${first}–${last} of ${total}`);
export const previousSlideText = (): string => msg("Previous offer");
export const nextSlideText = (): string => msg("Next offer");

import { msg, str } from "@lit/localize";

/** The default heading is read by screen readers only: a heading is visible only where the page provides one. */
export const headingText = (): string => msg("Highlights");
export const carouselText = (): string => msg("carousel");
export const slideText = (): string => msg("slide");
export const slideOfText = (slide: number, total: number): string => msg(str`Slide ${slide} of ${total}`);
export const previousSlideText = (): string => msg("Previous slide");
export const nextSlideText = (): string => msg("Next slide");
export const pauseText = (): string => msg("Pause the slides");
export const playText = (): string => msg("Play the slides");
export const noneText = (): string => msg("There is nothing to show here at the moment.");
export const toBuilderText = (): string => msg("Compose your pack");

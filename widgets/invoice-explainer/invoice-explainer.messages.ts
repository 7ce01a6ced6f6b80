import { msg, str } from "@lit/localize";

export const headingText = (): string => msg("Your invoice explained");
/** Returns the name of the picture's frame, which can be scrolled. */
export const pictureLabel = (page: number): string => msg(str`Picture of page ${page}`);
export const zoomLabel = (): string => msg("Size of the picture");
export const largerText = (): string => msg("Larger");
export const smallerText = (): string => msg("Smaller");
/** Returns the size of the picture, which is also announced, in percent of its smallest one. */
export const sizeText = (percent: number): string => msg(str`Size: ${percent}%`);
/** Returns the name of the button on a mark of the picture. */
export const markText = (number: number, title: string): string => msg(str`${number}: ${title}`);
/** Returns what the button does that the title of an explanation is. */
export const showText = (): string => msg("Show in the picture");

import { msg } from "@lit/localize";

export const headingText = (): string => msg("Your internet and TV today");
export const choiceLabel = (): string => msg("How do you come to us?");
export const switchText = (): string => msg("I am switching from another operator");
export const switchHint = (): string =>
  msg(
    "We end your old contract for you, once your new services work. It’s called Easy Switch, it’s free, and the law makes it the standard.",
  );
export const newText = (): string => msg("I am new: I have no internet or TV today");
export const keepText = (): string => msg("I keep my current operator for now");
export const keepHint = (): string => msg("Your old contract goes on, and you pay for both until you end it yourself.");

export const laterText = (): string => msg("I’ll give my customer and Easy Switch numbers later");
export const laterTitle = (): string => msg("Your old contract goes on until you give us your numbers");
/**
 * Returns the hint for the choice to give the numbers of the old contract later.
 *
 * @param hasVisit true where a technician comes; otherwise the order is delivered by post
 */
export const laterHint = (hasVisit: boolean): string =>
  hasVisit
    ? msg("We take your order, and our email asks you for them. Give them until 3 days before the technician comes: then nothing overlaps.")
    : msg("We take your order, and our email asks you for them. Until we have them, you pay for both.");

export const staleTitle = (): string => msg("The day on which your old contract should end is past");
export const staleText = (): string =>
  msg("Nothing was ordered yet, and all that you filled in is kept. Choose another day or leave it empty, then order.");

export const howHeading = (): string => msg("How does Easy Switch work?");
export const howSteps = (hasVisit: boolean): readonly string[] => [
  msg("You order today. Your old services keep working."),
  hasVisit ? msg("The technician connects you, and your new line works.") : msg("The post brings your TV box, and your new TV works."),
  msg("Then we tell your old operator, which stops billing you at the latest the day after."),
];
export const costText = (): string =>
  msg("Easy Switch costs nothing. Within the first six months of your old contract, your operator may ask a fee for ending it early.");
export const movingText = (): string => msg("These numbers move to us:");
export const noMovingText = (): string => msg("No number moves to us with this order.");
export const losingText = (): string =>
  msg("A number that you don’t name stays with your old operator. Its price may change, and you may lose it.");

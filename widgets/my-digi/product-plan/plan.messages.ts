/** The texts of the dialog in which the plan is changed. */
import { msg, str } from "@lit/localize";

/** The dialog's heading, which is the text of the button that opens it (C-117). */
export const headingText = (): string => msg("Change my plan");
export const forText = (what: string): string => msg(str`For ${what}`);
export const chooseText = (): string => msg("Choose your plan");
export const yoursText = (): string => msg("Your plan now");
export const plannedText = (day: string): string => msg(str`Your plan from ${day}`);

/** The texts about a change of the plan that was accepted and has not begun yet. */
export const nextHint = (day: string): string => msg(str`You can take this back until ${day}.`);
export const takeBackText = (): string => msg("Take the change back");

export const changesHeading = (): string => msg("What changes");
export const fromLabel = (): string => msg("From");
export const nowLabel = (): string => msg("A month, now");
export const thenLabel = (): string => msg("A month, from then on");
export const vatText = (price: string): string => msg(str`${price}, VAT included`);
export const differenceLabel = (): string => msg("The difference");
export const moreText = (price: string): string => msg(str`${price} more a month`);
export const lessText = (price: string): string => msg(str`${price} less a month`);
export const sameText = (): string => msg("The same price a month");
export const onceLabel = (): string => msg("Paid once");
export const changedMindLabel = (): string => msg("If you change your mind");
export const changedMindText = (day: string): string => msg(str`Until ${day} you can take it back here, or choose another plan.`);
export const summaryHeading = (): string => msg("Contract summary");

export const orderText = (): string => msg("Order with obligation to pay");
export const changeText = (): string => msg("Change plan");
export const notNowText = (): string => msg("Not now");
export const closeText = (): string => msg("Close");
export const chooseFirstText = (): string => msg("Choose a plan first.");
export const summaryWaitText = (): string => msg("Your contract summary is on its way: you need it before you can order.");
export const summaryFailedText = (): string => msg("You need the contract summary before you can order. Please try again above.");

export const changedText = (name: string, day: string): string => msg(str`From ${day} your plan is ${name}.`);
export const takenBackText = (name: string): string => msg(str`The change is taken back: you keep ${name}.`);
export const knownText = (): string => msg("This was chosen already. Nothing has been ordered twice.");

/** The texts for a product whose plan cannot be changed online, such as a landline. */
export const callText = (): string => msg("Tell us which plan you would like. We call you and change it for you.");
export const callMeText = (): string => msg("Call me back");

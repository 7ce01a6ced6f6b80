import { msg, str } from "@lit/localize";
import { numberText } from "#core/features/bundle-actions/bundle-actions.messages.ts";
import { newPhone } from "#core/base/values/mobile-number.ts";

export const headingText = (): string => msg("Build your pack");
export const introText = (): string => msg("Choose what you need and see straight away what it costs a month.");

export const mobileHeading = (): string => msg("Mobile");
export const mobileIntro = (): string => msg("SIM card or eSIM, a new number or the one you have.");
export const fromText = (price: string): string => msg(str`From ${price} a month`);
export const addLineText = (): string => msg("Add a mobile plan");
export const linesLabel = (): string => msg("Your mobile plans");
export const simText = (name: "SIM card" | "eSIM"): string => (name === "eSIM" ? msg("eSIM") : msg("SIM card"));
export const editText = (): string => msg("Edit");
export const deleteText = (): string => msg("Delete");
/** Returns the name that tells a mobile line from the others, for a sentence or for the name of a button. */
export const lineName = (plan: string, phone: string): string => `${plan} (${phone === newPhone ? msg("new number") : numberText(phone)})`;
export const editLineText = (line: string): string => msg(str`Edit ${line}`);
export const deleteLineText = (line: string): string => msg(str`Delete ${line}`);

/** The text beside a mobile line whose form is not filled in yet. */
export const incompleteText = (): string => msg("To complete");
/** The monthly price of the mobile lines that are not complete yet, beneath the total a month of the others. */
export const incompletePriceText = (price: string): string => msg(str`To complete: ${price}`);

/**
 * The text that is shown when the bundle has the maximum number of mobile lines (decisions §8). A link to the contact page for companies
 * follows.
 */
export const limitText = (): string => msg("You can order up to 6 SIM cards. More for your business?");
export const limitLink = (): string => msg("Our partner for companies helps you.");

export const removedText = (name: string): string => msg(str`${name} was removed.`);
export const undoText = (): string => msg("Undo");
export const undoneText = (name: string): string => msg(str`${name} is back in your pack.`);

export const unknownPlanText = (): string => msg("The plan in your link is no longer on offer. Choose another one.");

export const otherHeading = (kind: "internet" | "tv" | "landline"): string =>
  ({ internet: msg("Internet"), tv: msg("TV"), landline: msg("Landline") })[kind];
export const kindIntro = (kind: "internet" | "tv" | "landline"): string =>
  ({
    internet: msg("Fibre to your home, without a data limit."),
    tv: msg("Your channels, live or when it suits you."),
    landline: msg("Keep your number or get a new one."),
  })[kind];
export const needsAddressText = (): string => msg("Add your address to see what’s on offer.");
/**
 * Returns the accessible name of the button that adds an address. The name contains the kind, because a screen reader may read the button
 * without its section.
 */
export const addAddressFor = (kind: string): string => `${addAddressText()}: ${kind}`;
export const chooseKindText = (kind: "internet" | "tv" | "landline"): string =>
  ({ internet: msg("Choose internet"), tv: msg("Choose TV"), landline: msg("Choose a landline") })[kind];
export const changeText = (): string => msg("Change");
export const changeCardText = (card: string): string => msg(str`Change ${card}`);
/** Returns the text for a kind of product that has no offers at the address (C-044, C-421, C-422). */
export const noPackagesText = (kind: "internet" | "tv" | "landline" | "mobile"): string =>
  ({
    internet: msg("There is no internet packages for this address"),
    tv: msg("There is no TV packages for this address"),
    landline: msg("There is no Landline packages for this address"),
    mobile: msg("There is no mobile packages for this address"),
  })[kind];
/** The text for an address at which nothing is on offer (C-420). */
export const nothingText = (): string => msg("There are no packages available for this address");
/** The error of a section in which nothing is chosen (C-327). */
export const favoriteText = (): string => msg("Please select your favorite package");
export const unknownCardText = (): string => msg("The offer in your link isn’t available at this address. Choose another one.");

export const addressHeading = (): string => msg("Your address");
export const addressInfo = (): string => msg("Internet, TV and landline depend on where you live. Mobile works everywhere.");
export const addAddressText = (): string => msg("Add address");
export const closeText = (): string => msg("Close");
export const changeAddressText = (address: string): string => msg(str`Change ${address}`);
export const deleteAddressText = (address: string): string => msg(str`Delete ${address}`);
export const fibreHereText = (): string => msg("Fibre is available here.");
export const lookingText = (): string => msg("Looking up what’s on offer…");
export const unknownAddressText = (): string => msg("We don’t know the address in your link. Add yours here.");
export const vanishedAddressText = (): string => msg("We can’t find this address any more. Enter it again to see what’s on offer.");

/** The note that an item's price has changed since it was chosen. */
export const repricedText = (name: string, price: string, oldPrice: string): string =>
  msg(str`${name} now costs ${price} a month instead of ${oldPrice}.`);
/** The text in a mobile line whose plan is no longer on offer. */
export const goneLineText = (): string => msg("No longer on offer. Choose another plan.");
export const goneText = (): string => msg("Change or delete the plans that are no longer on offer, then order.");

/**
 * Returns the sentence about the cards that were removed because they need internet, or any subscription, and the bundle has none any more.
 */
export const alongText = (kinds: readonly string[]): string => {
  if (kinds.length > 1) return msg("TV and landline were removed, too: they need an internet subscription.");
  return kinds[0] === "tv"
    ? msg("TV was removed, too: it needs an internet subscription or a mobile plan.")
    : msg("Landline was removed, too: it needs an internet subscription.");
};
export const addressRemovedText = (): string => msg("Your address was removed.");
/** The text after an address was removed; `list` enumerates the names of the cards that were removed with it. */
export const addressRemovedWith = (list: string): string => msg(str`Your address was removed, and with it ${list}.`);
export const addressChangedText = (address: string, list: string): string =>
  msg(str`Your address is now ${address}. Removed, as it’s not on offer there: ${list}.`);
export const noFibreRemovedText = (address: string): string =>
  msg(str`Fibre hasn’t reached ${address} yet. Try another address for internet, TV and landline.`);
export const noFibreRemovedWith = (address: string, list: string): string =>
  msg(str`Fibre hasn’t reached ${address} yet. Removed from your pack: ${list}.`);
export const offersGoneText = (list: string): string => msg(str`No longer on offer at your address, and removed: ${list}.`);
export const offersBackText = (list: string): string => msg(str`Back in your pack: ${list}.`);
export const addressName = (): string => msg("Your address");

/** The announcement of the bundle's total; `price` is the formatted sum a month. */
export const totalText = (price: string): string => msg(str`Total: ${price} a month`);
export const orderReason = (): string => msg("Choose at least one plan.");
export const incompleteReason = (): string => msg("First complete your mobile plan and add it to your pack.");
export const editBundleText = (): string => msg("Edit your pack");
export const doneText = (): string => msg("Done");
export const removeText = (name: string): string => msg(str`Remove ${name}`);
export const firstBillsText = (): string => msg("Your first bills");
export const shareText = (): string => msg("Share");

export const unfinishedLabel = (): string => msg("Plans to finish");
/** The text in a mobile line that keeps a number. The line comes from a link, and links never contain the number (decisions §8). */
export const enterNumberText = (): string => msg("Enter the number you keep");
/** The text in a mobile line with an eSIM for which no phone is chosen yet. */
export const choosePhoneText = (): string => msg("Choose the phone for your eSIM");
export const finishText = (): string => msg("Finish");
export const finishLineText = (line: string): string => msg(str`Finish ${line}`);
export const fullText = (): string => msg("You have 6 plans already. Delete one of them to finish this one.");
export const unfinishedText = (): string => msg("Finish these plans before you order, or delete them.");
export const sharedTitle = (): string => msg("Your link holds another pack");
export const sharedText = (): string => msg("If you open it, it takes the place of the pack that you put together here.");
export const takeSharedText = (): string => msg("Open the pack from the link");
export const keepOwnText = (): string => msg("Keep my pack");
export const brokenLinkTitle = (): string => msg("This link is not complete");
export const brokenLinkText = (): string => msg("Ask for it once more, or put your own pack together here.");
export const showBundleText = (): string => msg("Show your pack");

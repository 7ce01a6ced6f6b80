import { msg, str } from "@lit/localize";

export const headingText = (): string => msg("When may our technician come?");

export const visitHeading = (): string => msg("What the technician does");
/** Returns the list of the tasks that the technician performs (C-436). */
export const visitTexts = (): readonly string[] => [
  msg("Connects the fibre in your home, and installs your box."),
  msg("Adds up to 2 WiFi boosters where the signal is weak."),
  msg("Checks with you that everything works."),
];
export const prepareHeading = (): string => msg("What you prepare");
export const prepareTexts = (): readonly string[] => [
  msg("Somebody of 18 or older is at home, for the whole of the time that you choose."),
  msg("The place where the box comes is free, with a socket nearby."),
];

export const onlyEarlyText = (): string =>
  msg("The days that are free are all before your 14 days are over. Choose “As soon as possible” above to have one of them.");
export const orWithoutDateText = (): string => msg("Or go on without a date: we call you within 2 working days to choose one.");

/** Returns the text for an address without any free slot (C-419). */
export const noSlotText = (street: string, number: string): string => msg(str`There is no installation slot at ${street}, ${number}`);
export const withoutDateText = (): string => msg("Go on without a date");
export const withoutDateHint = (): string => msg("We call you within 2 working days to choose one.");

export const takenTitle = (): string => msg("Somebody was faster: the time that you had chosen is taken");
export const staleTitle = (): string => msg("The time that you had chosen is no longer offered");
export const againText = (): string => msg("Nothing was ordered yet, and all that you filled in is kept. Choose another time, then order.");
export const takenNextText = (slot: string): string => msg(str`We have filled in the next one that is free: ${slot}.`);

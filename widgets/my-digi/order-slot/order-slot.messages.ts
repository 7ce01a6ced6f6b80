import { msg, str } from "@lit/localize";

export const headingText = (): string => msg("When may our technician come?");
export const saveText = (): string => msg("Agree on this time");
export const keptText = (slot: string): string => msg(str`Until you choose another time, the visit stays on ${slot}.`);
export const takenTitle = (): string => msg("Somebody was faster: that time is taken");
export const takenNextText = (slot: string): string => msg(str`We have filled in the next one that is free: ${slot}.`);
export const takenText = (): string => msg("Choose another time.");
export const noSlotText = (): string => msg("No time is free at this address right now");
export const noSlotHint = (): string => msg("Try again tomorrow, or call us: we find a time together.");
export const closeText = (): string => msg("Leave it as it is");

/** The texts of the questions about another mobile line. */
import { msg } from "@lit/localize";

export const esimNote = (): string => msg("Active as soon as your contract starts; we also email the instructions.");
export const simNote = (): string => msg("Sent by post in a few days.");
/** The texts on the way of a SIM (C-268…C-270). */
export const esimWayText = (): string =>
  msg("You’ll see your eSIM under My products at once. We’ll email you how to put it on your phone.");
export const simWayText = (): string =>
  msg("We ship your SIM card in a few days, and email you when it leaves our warehouse. You then have 2 weeks to activate it.");
export const simSeenText = (): string => msg("You’ll see it under My products once it’s activated.");
export const chooseText = (): string => msg("Please select one option"); // The specification prescribes this text (C-319).
export const fullTitle = (): string => msg("You can order up to 6 SIM cards. More for your business?");
export const fullLink = (): string => msg("Our partner for companies helps you.");

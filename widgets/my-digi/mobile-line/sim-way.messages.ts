/** The texts that say how a SIM reaches the customer (C-268…C-270). */
import { msg } from "@lit/localize";

export const esimWayText = (): string =>
  msg("You’ll see your eSIM under My products at once. We’ll email you how to put it on your phone.");
export const simWayText = (): string =>
  msg("We ship your SIM card in a few days, and email you when it leaves our warehouse. You then have 2 weeks to activate it.");
export const simSeenText = (): string => msg("You’ll see it under My products once it’s activated.");
/**
 * The sentence about the time before the line works. It explains why My products lists the plan as ordered, so that nobody takes it for a
 * line that works.
 */
export const simOrderedText = (): string => msg("Until then, your plan stands there as “Ordered”.");

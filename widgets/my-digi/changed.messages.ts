/**
 * The text for a dialog in which a customer confirms a purchase or an end, when its date or price has changed before the customer confirmed
 * it: the dialog shows the new date or price, and the customer has to confirm again.
 */
import { msg } from "@lit/localize";

export const changedText = (): string => msg("This has changed meanwhile. Please check what it says now, and confirm it again.");

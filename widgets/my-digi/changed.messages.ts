/** The text for an open question whose date or price has changed before it was confirmed: what it says now is shown, and asked anew. */
import { msg } from "@lit/localize";

export const changedText = (): string => msg("This has changed meanwhile. Please check what it says now, and confirm it again.");

import { msg } from "@lit/localize";

/** The note on a partner's page, which hands the order over to the provider's site (decisions §8). */
export const notStoredText = (): string => msg("This site doesn’t store your number. You’ll enter it once more when you order from digi.");

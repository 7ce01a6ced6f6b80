import { msg } from "@lit/localize";

export const introText = (): string =>
  msg("What matters in your contract, in short. Please read it before you order. We’ll email it to you, too.");
export const readText = (): string => msg("Read the contract summary");
export const downloadText = (): string => msg("Download the contract summary (PDF)");

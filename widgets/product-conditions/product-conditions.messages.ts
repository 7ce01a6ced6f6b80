import { msg } from "@lit/localize";

export const headingText = (): string => msg("Conditions of our products");

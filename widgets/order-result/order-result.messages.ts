import { msg } from "@lit/localize";

export const headingText = (): string => msg("Your order");

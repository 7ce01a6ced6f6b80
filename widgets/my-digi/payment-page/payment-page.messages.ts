import { msg, str } from "@lit/localize";

export const headingText = (invoice: string): string => msg(str`Payment: ${invoice}`);

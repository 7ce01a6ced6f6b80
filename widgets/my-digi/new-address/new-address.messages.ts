import { msg } from "@lit/localize";

export const boxText = (): string => msg("Use digits only, at most 5");

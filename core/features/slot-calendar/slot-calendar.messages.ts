import { msg } from "@lit/localize";

export const labelText = (): string => msg("Day of the visit");
export const fullText = (): string => msg("no technician is free");
export const earlyText = (): string => msg("only with your request to start early");

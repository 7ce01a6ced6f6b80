import { msg } from "@lit/localize";

export const deviceHint = (): string => msg("Type at least 2 letters, for example “pixel”");

import { boolean, object, type Infer } from "superstruct";

/** As it is kept. */
export const Choice = object({ preferences: boolean(), statistics: boolean(), marketing: boolean() });
export type Choice = Infer<typeof Choice>;

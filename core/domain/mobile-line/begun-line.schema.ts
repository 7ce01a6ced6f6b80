import { nullable, number, object, record, string, type Infer } from "superstruct";

/** As it is kept. `lineId`: the line that is changed; null where one is added. */
export const Begun = object({ lineId: nullable(number()), answers: record(string(), string()) });
export type Begun = Infer<typeof Begun>;

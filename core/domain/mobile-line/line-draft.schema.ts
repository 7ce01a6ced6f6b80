import { nullable, number, object, record, string, type Infer } from "superstruct";

/** The stored state of a line form that was begun. `lineId`: the line that is changed; null where one is added. */
export const Begun = object({ lineId: nullable(number()), answers: record(string(), string()) });
export type Begun = Infer<typeof Begun>;

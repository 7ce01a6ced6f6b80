/** The answers of an unfinished order of a mobile line, as this tab stores them. */
import { object, record, string, type Infer } from "superstruct";

/**
 * The answers by their names, without ticks, and the choices of the two addresses that are typed, as texts. They may contain a phone
 * number, so only the tab stores them.
 */
export const Draft = object({ answers: record(string(), string()), install: string(), delivery: string() });
export type Draft = Infer<typeof Draft>;
